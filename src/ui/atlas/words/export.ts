import type { Words } from "../words.ts"

export const exportWords: Words = {
  purpose: "A file of rows: counted first where that is a call of its own, and kept only when it came whole.",
  states: {
    beginning: "Looks whether the wishes can be asked for.",
    blocked: "The span is none, and the field says why.",
    idle: "The file can be fetched.",
    counting: "Asks how many rows the file would have.",
    counted: "It is known how many; with none there is nothing to fetch.",
    uncounted: "It could not be counted.",
    downloading: "The file is coming.",
    "downloading.waiting": "Waits for the next rows.",
    done: "The file came whole and was kept.",
    failed: "It did not come whole; what came is thrown away.",
    cancelled: "The user has stopped it."
  },
  events: {
    "source.change": "The filter is another one.",
    "export.download": "The user wants the file.",
    "export.count": "The user wants it counted once more.",
    "export.cancel": "The user wants it stopped.",
    "rows.arrived": "More rows have come."
  }
}
