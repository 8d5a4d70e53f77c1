import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { slugOfWords } from "./story-id.ts"
import { lookFor } from "./wish.ts"

export interface Album {
  /** Adds a screenshot of the page after a step, with the step's name and the state of the machine. */
  readonly add: (page: Page, words: string, state: unknown) => Promise<void>
  /** Writes the descriptions of the pictures, even if the test has failed. */
  readonly close: (ending: string) => void
}

/** Pauses for a developer who watches in a real window; the page's clock stays stopped meanwhile. */
const look = async (): Promise<void> => {
  if (lookFor > 0) await new Promise((go) => setTimeout(go, lookFor))
}

/** Takes no pictures; only pauses at each step if a window is open. */
export const noAlbum: Album = { add: look, close: () => {} }

const fileOf = (index: number, words: string): string =>
  `${String(index).padStart(2, "0")}-${slugOfWords(words).slice(0, 60)}.png`

/**
 * Takes a picture after each step of a path, and writes a page that describes the pictures, for attaching to a bug
 * report.
 */
export const albumOf = (folder: string, title: string): Album => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const lines: Array<string> = []
  return {
    add: async (page, words, state) => {
      const file = fileOf(lines.length, words)
      await page.screenshot({ path: join(folder, file), animations: "disabled" })
      lines.push(
        `## ${lines.length}. ${words}\n\nStands in \`${JSON.stringify(state)}\`\n\n![${words}](${file})\n`
      )
      console.log(`${String(lines.length - 1).padStart(3)}. ${words}: ${JSON.stringify(state)}`)
      await look()
    },
    close: (ending) => {
      writeFileSync(join(folder, "README.md"), [`# ${title}\n`, ...lines, `${ending}\n`].join("\n"))
      console.log(`Pictures and words of each step: ${join(folder, "README.md")}`)
    }
  }
}
