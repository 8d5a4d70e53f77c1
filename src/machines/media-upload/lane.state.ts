import { type Lane, mediaUploadSetup, rowOn } from "./setup.ts"

/** Sends one file at a time: takes the next waiting file, sends it and stores the response. */
export const laneState = (lane: Lane, src: "sendFirst" | "sendSecond") =>
  mediaUploadSetup.createStateConfig({
    initial: "free",
    states: {
      free: {
        entry: { type: "release", params: lane },
        always: {
          guard: { type: "isAnyFor", params: lane },
          target: "sending",
          actions: { type: "takeNext", params: lane }
        }
      },
      sending: {
        invoke: {
          id: src,
          src,
          input: ({ context, self }) => {
            const { key, attempt, file } = rowOn(context, lane)
            return { file, onSent: (bytes) => self.send({ type: "bytes.sent", key, attempt, bytes }) }
          },
          onDone: [
            {
              guard: { type: "isStored", params: ({ event }) => event.output },
              target: "free",
              actions: [
                { type: "keepAnswer", params: ({ event }) => ({ lane, answer: event.output }) },
                "tellStored"
              ]
            },
            {
              target: "free",
              actions: { type: "keepAnswer", params: ({ event }) => ({ lane, answer: event.output }) }
            }
          ],
          onError: { target: "free", actions: { type: "fail", params: lane } }
        },
        on: {
          "file.cancel": {
            guard: { type: "isOn", params: ({ event: { key } }) => ({ lane, key }) },
            target: "free",
            actions: { type: "cancel", params: ({ event }) => event.key }
          }
        },
        initial: "moving",
        states: {
          moving: {
            on: {
              "bytes.sent": {
                guard: { type: "isCurrent", params: ({ event }) => ({ ...event, lane }) },
                target: "moving",
                reenter: true,
                actions: { type: "keepSent", params: ({ event }) => event }
              }
            },
            after: {
              silence: {
                target: `#mediaUpload.${lane}.free`,
                actions: { type: "fail", params: lane }
              }
            }
          }
        }
      }
    }
  })
