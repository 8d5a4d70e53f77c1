import type { Words } from "../words.ts"

export const chunkReloadWords: Words = {
  purpose: "If a part of the page cannot be loaded, the page is reloaded, at most once per 60 seconds.",
  states: {
    sorting: "Checks when this tab was last reloaded.",
    ready: "A missing part reloads the page.",
    resting: "The page was reloaded less than a minute ago.",
    "resting.quiet": "Nothing is missing.",
    "resting.stranded": "A part is missing again; the error page is shown until the minute is over.",
    reloading: "The page is being reloaded."
  },
  events: {
    "chunk.failed": "A part of the page could not be loaded."
  }
}
