import { setupI18n } from "@lingui/core"
import { expect, it } from "vitest"
import { problemText } from "./problem-texts.ts"

it("a text with a value of its own keeps it, whatever parameters the error has", () => {
  const own = {
    tooLate: { id: "late", message: "Älter als {hours} Stunden", values: { hours: 24 } },
    tooMany: { id: "many", message: "Höchstens {most}" }
  }
  const i18n = setupI18n({ locale: "de", messages: { de: {} } })
  const said = (code: keyof typeof own, params?: Readonly<Record<string, number>>) =>
    i18n._(problemText({ field: "answer", code, ...(params && { params }) }, own))
  expect(said("tooLate")).toBe("Älter als 24 Stunden")
  expect(said("tooLate", {})).toBe("Älter als 24 Stunden")
  expect(said("tooMany", { most: 3 })).toBe("Höchstens 3")
})
