import type { Words } from "../words.ts"

export const exportWords: Words = {
  purpose:
    "The download of a file of rows: counted first if there is a separate call, and saved only if complete.",
  states: {
    beginning: "Checks whether the request is valid.",
    blocked: "The period is invalid, and the field shows the reason.",
    idle: "The file can be downloaded.",
    counting: "Requests the number of rows of the file.",
    counted: "The number is known; without rows there is nothing to download.",
    uncounted: "The rows could not be counted.",
    downloading: "The file is being downloaded.",
    "downloading.waiting": "Waits for the next rows.",
    done: "The file was downloaded completely and saved.",
    failed: "It was not complete; the received part is discarded.",
    cancelled: "The user has cancelled it."
  },
  events: {
    "source.change": "The filter has changed.",
    "export.download": "The user downloads the file.",
    "export.count": "The user requests the count again.",
    "export.cancel": "The user cancels the download.",
    "rows.arrived": "Further rows were received."
  }
}
