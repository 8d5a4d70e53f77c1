import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { advertLimits } from "../../../domain/adverts/advert-rules.ts"
import type { slotFields } from "../../../domain/adverts/slot-form.ts"
import { type SlotKey, slotKeys, type SlotTypeId, slotTypeIds } from "../../../domain/adverts/slot.ts"
import type { SlotPage } from "../../../domain/adverts/slot-pages.ts"
import type { FormTexts } from "../../kit/desk-form/form-texts.ts"

/** Position of each slot in words, and the path of a page that shows it. */
export const placeTexts: Readonly<
  Record<
    SlotKey,
    { readonly name: MessageDescriptor; readonly where: MessageDescriptor; readonly path: `/${string}` }
  >
> = {
  home: {
    name: msg`Startseite`,
    where: msg`Auf der Startseite, unter den Angeboten.`,
    path: "/"
  },
  prices: {
    name: msg`Preisseiten`,
    where: msg`Auf der Preisseite und den Seiten der Länder, Kreise und Orte, unter den Preisen.`,
    path: "/pelletpreise"
  },
  content: {
    name: msg`Ratgeber und Meldungen`,
    where: msg`Unter Ratgebern, Meldungen und deren Übersichten.`,
    path: "/info-center"
  },
  dealers: {
    name: msg`Händlerverzeichnis`,
    where: msg`Unter den Listen der Händler, nie auf der Seite eines Händlers.`,
    path: "/holzpellethaendler"
  }
}

/** Names of the pages on which an advert can be previewed. */
export const slotPageTexts: Readonly<Record<SlotPage, MessageDescriptor>> = {
  home: placeTexts.home.name,
  prices: msg`Preise des Landes`,
  guides: msg`Übersicht der Ratgeber`,
  guide: msg`Ein Ratgeber`,
  news: msg`Übersicht der Meldungen`,
  dealers: placeTexts.dealers.name
}

/** Names of the slot shapes, by the number of the shape. */
export const shapeTexts: Readonly<Record<SlotTypeId, MessageDescriptor>> = {
  1: msg`Streifen über die ganze Breite`,
  2: msg`Kasten, doppelt so hoch`
}

/** Texts of the form for a slot. */
export const slotTexts: FormTexts<(typeof slotFields)[number]> = {
  id: "slot",
  fields: {
    name: {
      kind: "text",
      maxLength: advertLimits.name,
      label: msg`Name`,
      hint: msg`Nur für die Mitarbeitenden.`,
      isRequired: true
    },
    key: {
      kind: "select",
      label: msg`Stelle`,
      hint: msg`Jede Stelle hat höchstens einen Anzeigenplatz.`,
      options: slotKeys.map((value) => ({ value, label: placeTexts[value].name }))
    },
    slotTypeId: {
      kind: "select",
      label: msg`Form`,
      options: slotTypeIds.map((id) => ({ value: String(id), label: shapeTexts[id] }))
    },
    appliesZipFiltering: {
      kind: "checkbox",
      label: msg`Anzeigen nach Postleitzahl`,
      hint: msg`Kampagnen mit Filter stehen dann nur dort, wo er passt. Ohne das stehen sie hier überall.`
    }
  },
  problems: {
    "name.required": msg`Bitte geben Sie dem Platz einen Namen.`,
    "key.taken": msg`Diese Stelle hat schon einen Anzeigenplatz. Archivieren Sie zuerst den.`
  },
  saved: msg`Anzeigenplatz gespeichert`
}
