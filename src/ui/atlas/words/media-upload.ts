import type { Words } from "../words.ts"

const lane = (name: string) => ({
  [name]: "One of two ways to the server.",
  [`${name}.free`]: "Nothing is on it; it takes the next file that waits.",
  [`${name}.sending`]: "A file is on it.",
  [`${name}.sending.moving`]: "Bytes go out, or all have gone and the server works on them."
})

export const mediaUploadWords: Words = {
  purpose: "Pictures on their way to the server, two at a time, each with its own end and its own reason.",
  states: { ...lane("first"), ...lane("second") },
  events: {
    "files.add": "Files were dropped, pasted or chosen.",
    "file.cancel": "The user does not want it any more.",
    "file.retry": "The user wants it sent again.",
    "bytes.sent": "More of it has gone out.",
    "list.clear": "What needs no action any more goes from the list."
  }
}
