import { laneState } from "./media-upload/lane.state.ts"
import { mediaUploadSetup } from "./media-upload/setup.ts"

/**
 * Pictures on their way to the server, two at a time: each with how much of it has gone, its own end and its own reason.
 * What one of them comes to changes nothing for the others (rule media.upload).
 */
export const mediaUploadMachine = mediaUploadSetup.createMachine({
  id: "mediaUpload",
  type: "parallel",
  context: { rows: [], nextKey: 1, first: null, second: null },
  on: {
    "files.add": { actions: { type: "addFiles", params: ({ event }) => event.files } },
    // one that is being sent takes events in its lane
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
