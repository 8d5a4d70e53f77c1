import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { slugOfWords } from "./story-id.ts"
import { lookFor } from "./wish.ts"

export interface Album {
  /** A picture of the page after a step, with its words and the state in which the machine stands. */
  readonly add: (page: Page, words: string, state: unknown) => Promise<void>
  /** Writes the words beside the pictures, also of a walk that broke off. */
  readonly close: (ending: string) => void
}

/** A pause for a developer who watches a real window; the page's own clock stands still meanwhile. */
const look = async (): Promise<void> => {
  if (lookFor > 0) await new Promise((go) => setTimeout(go, lookFor))
}

/** No pictures, only the time to look at each step where a window is open. */
export const noAlbum: Album = { add: look, close: () => {} }

const fileOf = (index: number, words: string): string =>
  `${String(index).padStart(2, "0")}-${slugOfWords(words).slice(0, 60)}.png`

/** Pictures of a walk, one for each step, and a page that describes them: what is attached to a report of a fault. */
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
