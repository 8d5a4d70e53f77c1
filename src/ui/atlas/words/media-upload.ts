import type { Words } from "../words.ts"

const lane = (name: string) => ({
  [name]: "One of the two parallel uploads.",
  [`${name}.free`]: "No file is being sent; the next waiting file is taken.",
  [`${name}.sending`]: "A file is being sent.",
  [`${name}.sending.moving`]: "Bytes are being sent, or all are sent and the server is processing them."
})

export const mediaUploadWords: Words = {
  purpose: "The upload of pictures, two at a time, each with its own result and reason.",
  states: { ...lane("first"), ...lane("second") },
  events: {
    "files.add": "Files were dropped, pasted or chosen.",
    "file.cancel": "The user cancels a file.",
    "file.retry": "The user sends a file again.",
    "bytes.sent": "More bytes were sent.",
    "list.clear": "Entries that need no action are removed from the list."
  }
}
