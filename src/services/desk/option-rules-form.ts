import { fromPromise } from "xstate"
import type { CountedCalculation } from "../../domain/calculator/upselling-count.ts"
import { checkRules } from "../../domain/options/rules/check-rules.ts"
import type { OptionRules } from "../../domain/options/rules/option-rules.ts"
import { fieldsOfRules, rulesFieldNames, rulesOfFields } from "../../domain/options/rules/rules-fields.ts"
import {
  catalogueOf,
  rulesForToday,
  rulesOfCatalogue
} from "../../domain/options/rules/rules-of-catalogue.ts"
import type { RulesKey, RulesSheet } from "../../domain/options/rules/rules-sheet.ts"
import { countries, countryIds } from "../../domain/place/country.ts"
import { productGroupBySlug } from "../../domain/product/product-group.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import type { CalculationAnswer } from "../../machines/calculator.machine.ts"
import { lifetimeOf } from "../actors/fresh-results.ts"
import type { Client } from "../client/client.ts"
import {
  optionRulesDiscard,
  optionRulesPreview,
  optionRulesPublish,
  optionRulesRestore,
  optionRulesSave
} from "../client/dealer-routes.gen.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"
import { type FormRefusal, recordForm } from "./record-form.ts"
import { outcomeOf } from "./user-acts.ts"
import type { Answer } from "../client/call.ts"

/** Returns the country and product group in a URL; `undefined` if they are invalid. */
export const rulesKeyIn = (country: string, group: string): RulesKey | undefined => {
  const countryId = countryIds.find((id) => countries[id].iso.toLowerCase() === country)
  const productGroupId = productGroupBySlug(group)?.id
  return countryId === undefined || productGroupId === undefined ? undefined : { countryId, productGroupId }
}

const paramsOf = ({ countryId, productGroupId }: RulesKey) => ({ params: { countryId, productGroupId } })

/** Returns the published rules, which currently apply to buyers. */
export const publishedIn = (sheet: RulesSheet): OptionRules => {
  const catalogue = catalogueOf(sheet)
  return sheet.published === null ? rulesOfCatalogue(catalogue) : rulesForToday(sheet.published, catalogue)
}

/** Returns the rules to edit: the draft, or the published rules if there is no draft. */
export const editedIn = (sheet: RulesSheet): OptionRules =>
  sheet.draft === null ? publishedIn(sheet) : rulesForToday(sheet.draft, catalogueOf(sheet))

/** Creates the form for the shop's rules about the options of a country and product group. */
export const optionRulesForm = (key: RulesKey) => {
  const catalogue = catalogueOf(key)
  return recordForm({
    names: rulesFieldNames(catalogue),
    recordOf: (sheet: RulesSheet) => ({
      rowVersion: sheet.rowVersion,
      fields: fieldsOfRules(editedIn(sheet), catalogue)
    }),
    rules: (fields) => checkRules(catalogue, rulesOfFields(fields, catalogue)),
    save: (client, sheet, { rowVersion, fields }, signal) =>
      client.call(
        optionRulesSave,
        { ...paramsOf(sheet), payload: { rowVersion, rules: rulesOfFields(fields, catalogue) } },
        { signal }
      ),
    theirs: (failure) => ("sheet" in failure ? failure.sheet : undefined)
  })
}

/** Actions on a draft other than editing. */
export type RulesAct =
  | { readonly kind: "publish"; readonly reason: string }
  | { readonly kind: "restore"; readonly number: number }
  | { readonly kind: "discard" }

const answerOf = (
  client: Client,
  sheet: RulesSheet,
  act: RulesAct
): Promise<Answer<RulesSheet, FormRefusal>> => {
  const { rowVersion } = sheet
  switch (act.kind) {
    case "publish":
      return client.call(optionRulesPublish, {
        ...paramsOf(sheet),
        payload: { rowVersion, reason: act.reason }
      })
    case "restore":
      return client.call(optionRulesRestore, {
        ...paramsOf(sheet),
        payload: { rowVersion, number: act.number }
      })
    case "discard":
      return client.call(optionRulesDiscard, { ...paramsOf(sheet), payload: { rowVersion } })
  }
}

/** Publishes, restores or drops rules, unless they have changed since this version was read. */
export const actOnRules = async (client: Client, sheet: RulesSheet, act: RulesAct): Promise<ActOutcome> => {
  const answer = await answerOf(client, sheet, act)
  return answer.type === "refused" && answer.status === 409
    ? { kind: "refused", code: "overtaken" }
    : outcomeOf(answer)
}

/** Calculates offers with unpublished rules, as an implementation of the calculator's port. */
export const previewedCalculation = (client: Client, key: RulesKey, rules: OptionRules) =>
  fromPromise<CalculationAnswer, CountedCalculation>(
    async ({ input: { upsellCount: _, ...calculation }, signal }) => {
      const given = await client.call(
        optionRulesPreview,
        { ...paramsOf(key), payload: { rules, calculation } },
        { signal }
      )
      const answer = heard(given)
      if (answer.type === "ok")
        return { kind: "calculated", list: answer.value, validFor: lifetimeOf(answer.value) }
      if (answer.error.code !== "Invalid") throw new NoAnswer(answer.error.code)
      return { kind: "refused", problems: answer.error.problems }
    }
  )
