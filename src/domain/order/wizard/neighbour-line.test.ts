import { describe, expect, it } from "vitest"
import { doubtfulNeighbours, neighbourLine, readNeighbours } from "./neighbour-line.ts"

const read = (line: string) =>
  readNeighbours(line).map(({ lastName, houseNumber }) => `${lastName}|${houseNumber}`)
const doubts = (line: string, stations = 3) =>
  doubtfulNeighbours(line, stations).map(({ text, doubt }) => `${text}: ${doubt}`)

describe("the line of neighbours (rule order.stations)", () => {
  it.each([
    ["Huber 14, Maier 16a; Schulz 18", ["Huber|14", "Maier|16a", "Schulz|18"]],
    ["Huber 14\nMaier 16\r\nSchulz 18\n", ["Huber|14", "Maier|16", "Schulz|18"]],
    ["Huber 14,\nMaier 16 a und Schulz 18 & Vogel 20", ["Huber|14", "Maier|16 a", "Schulz|18", "Vogel|20"]],
    ["Huber und Maier 14, Schulz & Vogel 18", ["Huber und Maier|14", "Schulz & Vogel|18"]],
    ["von der Leyen 7, Müller-Lüdenscheid  9", ["von der Leyen|7", "Müller-Lüdenscheid|9"]],
    ["A 12 a, B 12/3, C 12-14, D 12 – 14 b, E 12a-c, F 12/3/4", null],
    ["Huber, 14, Maier, Nr. 16", ["Huber|14", "Maier|16"]],
    ["Huber: 14, Maier Hausnr. 16, Schulz18", ["Huber|14", "Maier|16", "Schulz|18"]],
    ["Huber, Maier 16", ["Huber|", "Maier|16"]],
    ["14, 16", ["|14", "|16"]],
    [" , Huber 14,, ;Maier 16,", ["Huber|14", "Maier|16"]],
    ["–, Maier 16", ["|", "Maier|16"]],
    ["Huber\u00a014,\tMaier\u200b 16", ["Huber|14", "Maier|16"]],
    [" \n ", []]
  ])("is parsed from %j", (line, parts) => {
    expect(read(line)).toEqual(parts ?? ["A|12 a", "B|12/3", "C|12-14", "D|12 – 14 b", "E|12a-c", "F|12/3/4"])
  })

  it("is written in the format that is parsed", () => {
    for (const line of ["Huber 14, Maier 16 a", "–, Maier 16", "Huber, Maier 16, 18", ""])
      expect(neighbourLine(readNeighbours(line))).toBe(line)
    const empty = { lastName: "", houseNumber: "" }
    expect(neighbourLine([{ lastName: "Huber, Maier", houseNumber: "14" }, empty])).toBe("Huber Maier 14")
  })

  it("reports each neighbour that needs correction, with the reason", () => {
    expect(doubts("Huber 14, Maier 16 a, Schulz 18")).toEqual([])
    expect(doubts("Huber, Maier 16"), "a name in the middle").toEqual(["Huber: withoutNumber"])
    expect(doubts("Huber 14, Maier"), "a name still being typed").toEqual([])
    expect(doubts("Huber 14 Maier 16")).toEqual(["Huber 14 Maier 16: unsure"])
    expect(doubts("Huber 14 Hinterhaus, Maier 16")).toEqual(["Huber 14 Hinterhaus: unsure"])
    expect(doubts("Huber 14, Maier 16, Schulz", 2)).toEqual(["Schulz: withoutStation"])
    expect(doubts("–, Maier 16")).toEqual([])
  })
})
