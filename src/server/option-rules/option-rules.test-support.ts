import { assert } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { optionRules } from "../../contract/schemas/option-rules.schema.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { rulesWith } from "../../domain/options/rules/rules.test-support.ts"
import { morning } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

export const desk = "/api/support/parameter-requirement"
export const pellets = `${desk}/1/3`

export interface Sheet {
  readonly RowVersion: number
  readonly HasDraft: boolean
  readonly Number: number
  readonly Draft: unknown
  readonly Published: unknown
  readonly Revisions: ReadonlyArray<{ readonly Number: number; readonly Reason: string }>
}
export interface Init {
  readonly Groups: ReadonlyArray<{
    readonly Key: string
    readonly IsNeeded: boolean
    readonly Parameters: ReadonlyArray<{
      readonly Id: number
      readonly Name: string
      readonly Selected: boolean
    }>
  }>
}

const encode = Schema.encodeSync(optionRules)
const catalogue = configurationOf(1, 3)
export const rules = (said: Parameters<typeof rulesWith>[1]) => encode(rulesWith(catalogue, said))

/** Rules that remove the option "Express in 48 Stunden", and make ten days the default, under another label. */
export const usual = rules({
  groups: { MaxDelivery: { defaultId: 109 } },
  options: { 110: { isOffered: false }, 109: { name: "In zwei Wochen" } }
})

export const staff = (name: string) =>
  Effect.map(
    signedInWith(`${name}@optionen.example`, "Role_Interaid_DealerSupport", morning),
    ({ client }) => client
  )

export const shown = (who: TestVisitor, path = pellets) =>
  Effect.map(who.get(path), (answer) => bodyOf<Sheet>(answer))

export const save = Effect.fnUntraced(function* (who: TestVisitor, draft: unknown) {
  const { RowVersion } = yield* shown(who)
  return yield* who.post(pellets, { RowVersion, Rules: draft })
})

export const publish = Effect.fnUntraced(function* (who: TestVisitor, draft: unknown, reason: string) {
  const saved = yield* save(who, draft)
  assert.strictEqual(saved.status, 200, saved.text)
  const { RowVersion } = bodyOf<Sheet>(saved)
  const answer = yield* who.post(`${pellets}/veroeffentlichen`, { RowVersion, Reason: reason })
  assert.strictEqual(answer.status, 200, answer.text)
  return bodyOf<Sheet>(answer)
})

export const init = (who: TestVisitor, path = "1/3") =>
  Effect.map(who.get(`/api/kalkulation/init/${path}`), (answer) => bodyOf<Init>(answer))

export const deadlines = ({ Groups }: Init) =>
  Groups.find(({ Key }) => Key === "MaxDelivery")?.Parameters.map(
    ({ Id, Name, Selected }) => `${Id} ${Name}${Selected ? " *" : ""}`
  )
