import { expect, it } from "vitest"
import { configurationOf } from "../options/configuration.ts"
import { explainedIn, explainedWords } from "./explained-words.ts"

it("a word that needs an explanation is found in customer texts", () => {
  const { productCertificationList, productSettingList, groups } = configurationOf(1, 3)
  const found = [...productCertificationList, ...productSettingList, ...groups].flatMap(
    ({ name }) => explainedIn(name)?.word ?? []
  )
  expect(found).toEqual(["ENplus", "ENplus", "Termin Plus", "Schlauch"])
  expect(explainedIn("Ich erteile dieses SEPA-Lastschriftmandat.")?.word).toBe("Mandat")
  expect(explainedIn("Lieferfrist")).toBeUndefined()
})

it("each explanation is short and has the same spelling in Switzerland", () => {
  for (const { meaning } of explainedWords) {
    expect(meaning.length).toBeLessThanOrEqual(140)
    expect(meaning).not.toContain("ß")
  }
})
