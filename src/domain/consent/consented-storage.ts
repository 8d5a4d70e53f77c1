import type { Stored } from "./stored.ts"

/**
 * What is kept only after a yes, and deleted in the moment of a no (rules consent.table and consent.withdrawn). What
 * comes to stand here needs a new edition of the purposes.
 */
export const consentedStorage: ReadonlyArray<Stored> = [
  {
    name: "upsell",
    kind: "cookie",
    purpose: "marketing",
    whatFor: "Welchen unserer Zusatzangebote Sie gefolgt sind, damit wir wissen, welche sich lohnen",
    howLong: "7 Tage",
    readBy: "diese Seiten"
  },
  {
    name: "campaign",
    kind: "session",
    purpose: "marketing",
    whatFor:
      "Auf welche Seite und wodurch eine unserer Kampagnen Sie geführt hat, in je einem Wort; eine Bestellung behält es",
    howLong: "bis der Tab geschlossen wird",
    readBy: "diese Seiten"
  },
  {
    name: "_clck",
    kind: "cookie",
    purpose: "statistics",
    whatFor: "Microsoft Clarity: erkennt einen Browser wieder, um die Nutzung der Seiten auszuwerten",
    howLong: "1 Jahr",
    readBy: "Microsoft",
    partner: "clarity"
  },
  {
    name: "_clsk",
    kind: "cookie",
    purpose: "statistics",
    whatFor: "Microsoft Clarity: fasst die Seiten eines Besuchs zusammen",
    howLong: "1 Tag",
    readBy: "Microsoft",
    partner: "clarity"
  },
  {
    name: "_cltk",
    kind: "session",
    purpose: "statistics",
    whatFor: "Microsoft Clarity: fasst die Seiten eines Besuchs zusammen",
    howLong: "bis der Tab geschlossen wird",
    readBy: "Microsoft",
    partner: "clarity"
  }
]
