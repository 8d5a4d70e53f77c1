import { assign, setup } from "xstate"
import {
  isSecondPairOfEyes,
  neverPublished,
  type PublicationEvent,
  type PublicationFacts
} from "../domain/content/publication.ts"

type Of<Type extends PublicationEvent["type"]> = Extract<PublicationEvent, { readonly type: Type }>
interface Said {
  readonly by: number
  readonly note: string
}
interface Version {
  readonly version: number
}

const publicationSetup = setup({
  types: { context: {} as PublicationFacts, events: {} as PublicationEvent },
  actions: {
    /** Stores the author of a change, who cannot review it, and discards the notes of an earlier review. */
    keepWriter: assign((_, { by }: Of<"publication.edit">) => ({ writer: by, asker: null, note: null })),
    keepQuestion: assign((_, { by, note }: Said) => ({ asker: by, note })),
    keepNote: assign((_, { note }: Pick<Said, "note">) => ({ asker: null, note })),
    closeReview: assign({ asker: null, note: null }),
    show: assign((_, { version }: Version) => ({ live: version, next: null, wasLive: true })),
    plan: assign((_, { version }: Version) => ({ next: version })),
    /** The scheduled version becomes visible to visitors. */
    showPlanned: assign(({ context }) => ({ live: context.next, next: null, wasLive: true })),
    forgetPlanned: assign({ next: null }),
    hide: assign({ live: null, next: null }),
    hideLive: assign({ live: null })
  },
  guards: {
    isAnother: ({ context }, { by }: { readonly by: number }) => isSecondPairOfEyes(context, by),
    /** Whether someone other than the author sends the text back, and gives a reason. */
    isAnotherWithReason: ({ context }, { by, note }: Said) => note !== "" && isSecondPairOfEyes(context, by),
    isLive: ({ context: { live } }) => live !== null,
    isPlanned: ({ context: { next } }) => next !== null,
    isLiveOrPlanned: ({ context: { live, next } }) => live !== null || next !== null,
    wasLive: ({ context: { wasLive } }) => wasLive
  }
})

const edited = {
  target: "draft",
  actions: { type: "keepWriter", params: ({ event }: { readonly event: Of<"publication.edit"> }) => event }
} as const

const published = {
  target: "published",
  actions: [{ type: "show", params: ({ event }: { readonly event: Version }) => event }, "closeReview"]
} as const

const planned = {
  target: "scheduled",
  actions: [{ type: "plan", params: ({ event }: { readonly event: Version }) => event }, "closeReview"]
} as const

/** Discards the draft: back to the state after the last publication. */
const discarded = [
  { guard: "isPlanned", target: "scheduled", actions: "closeReview" },
  { guard: "isLive", target: "published", actions: "closeReview" },
  { guard: "wasLive", target: "expired", actions: "closeReview" }
] as const

/** Hides the visible and the scheduled version; the draft stays. */
const ended = { guard: "isLiveOrPlanned", actions: "hide" } as const

/**
 * An editorial page on the server (rule content.publication), run with XState's pure `transition`. The states describe
 * the newest text; the visible and the scheduled version are stored beside it.
 */
export const publicationMachine = publicationSetup.createMachine({
  id: "publication",
  context: neverPublished,
  initial: "draft",
  on: {
    // accepted in every state, regardless of edits made meanwhile
    "publication.appeared": { guard: "isPlanned", actions: "showPlanned" },
    "publication.expired": { guard: "isLive", actions: "hideLive" }
  },
  states: {
    /** Being edited; visitors see an older version, or nothing. */
    draft: {
      on: {
        "publication.edit": edited,
        "publication.askReview": {
          target: "inReview",
          actions: { type: "keepQuestion", params: ({ event }) => event }
        },
        "publication.publish": published,
        "publication.schedule": planned,
        "publication.unschedule": { guard: "isPlanned", actions: "forgetPlanned" },
        "publication.end": ended,
        "publication.discard": discarded
      }
    },
    /** Waits for a review by another editor. */
    inReview: {
      on: {
        "publication.edit": edited,
        "publication.recall": { target: "draft", actions: "closeReview" },
        "publication.approve": {
          guard: { type: "isAnother", params: ({ event }) => event },
          target: "approved"
        },
        "publication.sendBack": {
          guard: { type: "isAnotherWithReason", params: ({ event }) => event },
          target: "draft",
          actions: { type: "keepNote", params: ({ event }) => event }
        },
        "publication.unschedule": { guard: "isPlanned", actions: "forgetPlanned" },
        "publication.end": ended,
        "publication.discard": discarded
      }
    },
    /** Another editor has approved exactly this text. */
    approved: {
      on: {
        "publication.edit": edited,
        "publication.publish": published,
        "publication.schedule": planned,
        "publication.unschedule": { guard: "isPlanned", actions: "forgetPlanned" },
        "publication.end": ended,
        "publication.discard": discarded
      }
    },
    /** The newest text is scheduled. */
    scheduled: {
      on: {
        "publication.edit": edited,
        "publication.publish": published,
        "publication.schedule": planned,
        "publication.unschedule": { target: "draft", actions: "forgetPlanned" },
        "publication.appeared": { target: "published", actions: "showPlanned" },
        "publication.end": [
          { guard: "wasLive", target: "expired", actions: "hide" },
          { target: "draft", actions: "hide" }
        ]
      }
    },
    /** Visitors see the newest text. */
    published: {
      on: {
        "publication.edit": edited,
        "publication.publish": published,
        "publication.expired": { target: "expired", actions: "hide" },
        "publication.end": { target: "expired", actions: "hide" }
      }
    },
    /** Was visible to visitors, but no longer is. */
    expired: {
      on: { "publication.edit": edited, "publication.publish": published, "publication.schedule": planned }
    }
  }
})
