import { describe, expect, it } from "vitest"
import { progressBar } from "./progress-bar.ts"

const screenOf = (isTTY: boolean) => {
  const written: Array<string> = []
  return { isTTY, write: (text: string) => written.push(text), written }
}

describe("progressBar", () => {
  it("is redrawn in place on a terminal and leaves a line at the end", () => {
    const screen = screenOf(true)
    const bar = progressBar(screen, "Reading")
    bar.show(0.5)
    bar.show(0.501)
    bar.show(1)
    expect(screen.written).toEqual([
      `\rReading [${"#".repeat(15)}${".".repeat(15)}]  50 %`,
      `\rReading [${"#".repeat(30)}] 100 %\n`
    ])
  })

  it("writes a line for each quarter elsewhere", () => {
    const screen = screenOf(false)
    const bar = progressBar(screen, "Reading")
    for (const part of [0.1, 0.3, 0.4, 1]) bar.show(part)
    expect(screen.written).toEqual([
      "Reading: 25 %\n",
      "Reading: 50 %\n",
      "Reading: 75 %\n",
      "Reading: 100 %\n"
    ])
  })

  it("keeps messages apart from the bar", () => {
    const screen = screenOf(true)
    const bar = progressBar(screen, "Reading")
    bar.line("before")
    bar.show(0)
    bar.line("Line 3 skipped")
    expect(screen.written[0]).toBe("before\n")
    expect(screen.written[2]).toBe(`\r${"Line 3 skipped".padEnd(46)}\nReading [${".".repeat(30)}]   0 %`)
  })
})
