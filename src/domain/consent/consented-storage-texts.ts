import type { ConsentedName } from "./consented-storage.ts"
import type { Stored } from "./stored.ts"

/** Descriptions on the privacy page for storage that needs consent (rule consent.table). */
export const consentedStorageTexts: Readonly<
  Record<ConsentedName, Omit<Stored, "name" | "kind" | "purpose">>
> = {
  upsell: {
    whatFor: "Welchen unserer Zusatzangebote Sie gefolgt sind, damit wir wissen, welche sich lohnen",
    howLong: "7 Tage",
    readBy: "diese Seiten"
  },
  campaign: {
    whatFor:
      "Auf welche Seite und wodurch eine unserer Kampagnen Sie geführt hat, in je einem Wort; eine Bestellung behält es",
    howLong: "bis der Tab geschlossen wird",
    readBy: "diese Seiten"
  },
  _clck: {
    whatFor: "Microsoft Clarity: erkennt einen Browser wieder, um die Nutzung der Seiten auszuwerten",
    howLong: "1 Jahr",
    readBy: "Microsoft",
    partner: "clarity"
  },
  _clsk: {
    whatFor: "Microsoft Clarity: fasst die Seiten eines Besuchs zusammen",
    howLong: "1 Tag",
    readBy: "Microsoft",
    partner: "clarity"
  },
  _cltk: {
    whatFor: "Microsoft Clarity: fasst die Seiten eines Besuchs zusammen",
    howLong: "bis der Tab geschlossen wird",
    readBy: "Microsoft",
    partner: "clarity"
  }
}
