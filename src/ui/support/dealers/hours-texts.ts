import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { FieldText } from "../../kit/desk-form/form-texts.ts"

const hours = (label: MessageDescriptor): FieldText => ({
  kind: "text",
  label,
  maxLength: 60,
  isOptional: true
})

/** Returns the form fields for opening hours, one field per day; the first field shows the hint. */
export const hoursTexts = (hint: MessageDescriptor) => ({
  hours1: { ...hours(msg`Geöffnet am Montag`), hint },
  hours2: hours(msg`Geöffnet am Dienstag`),
  hours3: hours(msg`Geöffnet am Mittwoch`),
  hours4: hours(msg`Geöffnet am Donnerstag`),
  hours5: hours(msg`Geöffnet am Freitag`),
  hours6: hours(msg`Geöffnet am Samstag`),
  hours7: hours(msg`Geöffnet am Sonntag`)
})

export const hoursInvalid = msg`Bitte schreiben Sie Zeiten wie 7:30–12, 13–17.`
