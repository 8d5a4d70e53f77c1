import { laneState } from "./media-upload/lane.state.ts"
import { mediaUploadSetup } from "./media-upload/setup.ts"

/**
 * Picture uploads, two at a time, each with its own progress, result and reason for failure. The result of one upload
 * does not affect the others (rule media.upload).
 */
export const mediaUploadMachine = mediaUploadSetup.createMachine({
  id: "mediaUpload",
  type: "parallel",
  context: { rows: [], nextKey: 1, first: null, second: null },
  on: {
    "files.add": { actions: { type: "addFiles", params: ({ event }) => event.files } },
    // a file that is already being sent is cancelled by the lane that sends it
    "file.cancel": {
      guard: { type: "isWaiting", params: ({ event }) => event.key },
      actions: { type: "cancel", params: ({ event }) => event.key }
    },
    "file.retry": {
      guard: { type: "mayRetry", params: ({ event }) => event.key },
      actions: { type: "waitAgain", params: ({ event }) => event.key }
    },
    "list.clear": { actions: "dropEnded" }
  },
  states: { first: laneState("first", "sendFirst"), second: laneState("second", "sendSecond") }
})
