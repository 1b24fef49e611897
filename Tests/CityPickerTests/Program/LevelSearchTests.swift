import Foundation
import Testing

@testable import citypicker

/// What the levels and the other options of the search make of a query, through the whole program.
@Suite struct LevelSearchTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  private func lines(_ arguments: String...) throws -> [String] {
    try program.run(arguments).output.split(separator: "\n").map(String.init)
  }

  @Test func `a search at two levels has Xi'an first, and nothing by the ending alone`() throws {
    let lines = try lines(
      "--level", "city,county", "-f", "xian", "-o", "code,full", "--color=always")
    #expect(lines.first?.hasPrefix("610100\t") == true)
    #expect(lines.contains { $0.hasPrefix("421200\t") })
    // What was found is set off: no name ends in a 县 that is set off alone.
    #expect(!lines.contains { $0.hasSuffix("m县\u{1B}[0m") })
    #expect(!lines.contains { $0.hasPrefix("130631\t") })
  }

  @Test(arguments: [["-f", "xi'an"], ["--level", "city,county", "-f", "xi'an"]])
  func `a boundary keeps a syllable from being its beginning`(arguments: [String]) throws {
    let lines = try program.run(arguments + ["-o", "full"]).output.split(separator: "\n")
    #expect(lines.first == "西安市")
    #expect(!lines.contains("兴安盟") && !lines.contains("新安县"))
  }

  @Test func `a county that only begins like the query does not bring its city`() throws {
    #expect(try lines("-f", "chaoyang").contains("北京"))
    #expect(try !lines("-f", "xi'an").contains("郑州"))
    #expect(try lines("-f", "xi'an").contains("辽源"))
  }

  @Test(arguments: [
    ("city", "Urumqi", "乌鲁木齐"), ("city", "Peking", "北京"), ("city", "襄樊", "襄阳"),
    ("city", "xiangfan", "襄阳"), ("province,city", "shaanxi", "陕西"),
    ("province,city", "shan3xi1", "陕西"), ("county", "woyang", "涡阳县"),
    ("any", "北山街道", "北山街道"),
  ])
  func `another name finds its place at the levels that have it`(
    levels: String, query: String, place: String
  ) throws {
    #expect(try lines("--level", levels, "-f", query).first == place)
  }

  @Test func `the screen says under which name a place was found`() throws {
    let screen = try program.run("--keys", "/襄樊", "--print-screen", "--size", "60x8").output
    #expect(screen.contains("襄阳 ‹ 襄樊"))
  }

  @Test func `exact takes the place's own name alone, whole syllables of its first reading`() throws
  {
    #expect(try lines("-e", "-f", "beijing") == ["北京"])
    for query in ["bj", "beij", "Peking", "襄樊", "liuan"] {
      #expect(try program.run("-e", "-f", query).status == 1, "\(query)")
    }
  }

  @Test func `sounds are taken for each other only where that is asked for`() throws {
    #expect(try program.run("-f", "zanjiang").status == 1)
    #expect(try lines("--fuzzy-sounds", "-f", "zanjiang") == ["湛江"])
  }

  @Test func `without sorting the matches stand in the order of the list`() throws {
    let all = try lines("-f", "", "-o", "code")
    let found = try lines("+s", "-f", "an", "-o", "code")
    #expect(found.count > 10)
    let direct = found.compactMap(all.firstIndex)
    #expect(direct.prefix(10).elementsEqual(direct.prefix(10).sorted()))
    #expect(try lines("-f", "an", "-o", "code") != found)
  }

  @Test func `each level lists its own places`() throws {
    #expect(try lines("--level", "province", "-f", "").count == 34)
    #expect(try lines("--level", "city", "-f", "").count == 392)
    #expect(try lines("--level", "province,city,county", "-f", "").count == 3_234)
    #expect(try lines("--level", "any", "-f", "").count == 41_770)
    let listed = try lines("--level", "province", "--list").filter { !$0.hasPrefix("# ") }
    #expect(listed.count >= 34)
  }

  @Test func `a single direct match is picked though counties lead elsewhere`() throws {
    #expect(try lines("-1", "-q", "chaoyangshi", "--no-recents") == ["朝阳"])
    #expect(try program.run("--set", "chaoyangshi").status == 0)
    #expect(try lines("--current", "-o", "code") == ["211300"])
  }

  @Test func `a printed screen has colours where they are asked for`() throws {
    let arguments = ["--keys", "/beij", "--print-screen", "--size", "60x8"]
    let plain = try program.run(arguments).output
    #expect(!plain.contains("\u{1B}"))
    #expect(try program.run(arguments + ["--color=never"]).output == plain)
    let colored = try program.run(arguments + ["--color=always"]).output
    #expect(colored.contains("\u{1B}[0;"))
    let bare = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(bare.contains("北京") && plain.contains("北京"))
  }
}
