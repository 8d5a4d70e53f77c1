import { expect, it } from "vitest"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { ErrorPage } from "./ErrorPage.tsx"

const wrong = "Da ist leider etwas schiefgelaufen..."
const noAccess = `${wrong} Leider haben Sie keinen Zugang zu dieser Seite.`
const apology = `${wrong} Unsere Techniker sind bereits informiert und arbeiten an einer Lösung.`

it.each([
  [
    404,
    "Die angeforderte Seite existiert nicht... Bitte benutzen Sie die Navigation. 404 · This page could not be found"
  ],
  [
    400,
    "Diese Adresse ist zu lang oder nicht vollständig. Öffnen Sie den Link noch einmal ganz, oder beginnen Sie hier mit Postleitzahl und Menge."
  ],
  [401, noAccess],
  [403, noAccess],
  [500, apology],
  [
    405,
    "Diese Seite nimmt nichts entgegen: Was Sie gesendet haben, ist nicht angekommen. Öffnen Sie die Seite noch einmal, oder beginnen Sie hier mit Postleitzahl und Menge."
  ],
  [410, "Diese Seite gibt es nicht mehr."],
  [413, "Das war zu viel auf einmal. Bitte senden Sie weniger."],
  [429, "Das waren zu viele Anfragen. Bitte laden Sie die Seite in einer Minute neu."],
  [503, "Diese Seite antwortet gerade nicht. Bitte laden Sie sie in einer Minute neu."]
])("the error page of %i shows its status, what happened, and a calculator", async (status, words) => {
  const text = textOf(await renderedIn("de", <ErrorPage status={status} calculator="Rechner" />))
  expect(text).toContain(`Fehler ${status} ${words} Zur Startseite`)
  expect(text).toContain("Rechner")
})
