import { publicationMachine } from "../../src/machines/publication.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"

export const publicationWalk = walkOf(publicationMachine, {
  ways: {
    everywhere: {
      inputs: [undefined],
      events: [
        { type: "publication.edit", by: 1 },
        { type: "publication.askReview", by: 2, note: "Bitte die Zahlen prüfen" },
        { type: "publication.recall" },
        { type: "publication.approve", by: 1 },
        { type: "publication.approve", by: 2 },
        { type: "publication.approve", by: 3 },
        { type: "publication.sendBack", by: 1, note: "Zu lang" },
        { type: "publication.sendBack", by: 3, note: "" },
        { type: "publication.sendBack", by: 3, note: "Zu lang" },
        { type: "publication.publish", version: 1 },
        { type: "publication.schedule", version: 2 },
        { type: "publication.unschedule" },
        { type: "publication.end" },
        { type: "publication.discard" },
        { type: "publication.appeared" },
        { type: "publication.expired" }
      ],
      // no guard depends on the version number
      sees: ({ value, context: { live, next, wasLive, writer, asker, note } }) => [
        value,
        live !== null,
        next !== null,
        wasLive,
        writer,
        asker,
        note
      ]
    }
  },
  promises: {
    "what is published is what visitors see, and nothing else comes": (snapshot) =>
      !snapshot.matches("published") || (snapshot.context.live !== null && snapshot.context.next === null),
    "what is planned has a version that comes": (snapshot) =>
      !snapshot.matches("scheduled") || snapshot.context.next !== null,
    "nothing that has expired is seen or comes": (snapshot) =>
      !snapshot.matches("expired") || (snapshot.context.live === null && snapshot.context.next === null),
    "what is seen was seen": ({ context: { live, wasLive } }) => live === null || wasLive,
    "no text waits for a review without a request": (snapshot) =>
      !snapshot.matches("inReview") || snapshot.context.asker !== null,
    "nothing is said of a text that is out": (snapshot) =>
      !["scheduled", "published", "expired"].some((state) => snapshot.value === state) ||
      snapshot.context.note === null
  }
})
