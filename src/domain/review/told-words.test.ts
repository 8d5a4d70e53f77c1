import { expect, it } from "vitest"
import { toldWords } from "./told-words.ts"

it("paragraphs are kept, and endless lines and blank lines shortened (rule review.words)", () => {
  expect(toldWords(" Pünktlich.\nGern wieder.\n\nKarin ")).toBe("Pünktlich.\nGern wieder.\n\nKarin")
  expect(toldWords(`oben${"\n \n\u200B\n".repeat(300)}unten`)).toBe("oben\n\nunten")
  const line = (count: number) => Array.from({ length: count }, () => "a")
  expect(toldWords(line(40).join("\n"))).toBe(line(40).join("\n"))
  expect(toldWords(line(41).join("\n"))).toBe(line(41).join(" "))
})
