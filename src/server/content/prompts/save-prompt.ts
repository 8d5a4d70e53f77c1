import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { promptProblems } from "../../../domain/prompt/prompt-rules.ts"
import type { Prompt, PromptEdit } from "../../../domain/prompt/prompt.ts"
import { isSameJson } from "../../../domain/same-json.ts"
import { audit } from "../../db/audit-event.ts"
import { fieldProblems, invalid, refusals } from "../../http/refusals.ts"
import { namedMember } from "../../http/named-member.ts"
import { findPrompt } from "./prompt-rows.ts"

const lockPrompt = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient
  yield* sql`select 1 from prompt where id = ${id} for update`
  return yield* findPrompt(id)
})

const outdated = (prompt: Prompt) => Effect.fail({ ...refusals.versionConflict, prompt })

const editOf = ({ text, kind, place, path, countryId, startsAt, endsAt, ...rest }: Prompt): PromptEdit => {
  const { linkHref, linkText } = rest
  return { text, kind, place, path, countryId, startsAt, endsAt, linkHref, linkText }
}

/** Normalises the times to the stored format, so that different notations of the same time are equal. */
const settled = (edit: PromptEdit): PromptEdit => ({
  ...edit,
  startsAt: new Date(edit.startsAt).toISOString(),
  endsAt: edit.endsAt === null ? null : new Date(edit.endsAt).toISOString()
})

const written = (id: string) =>
  Effect.flatMap(findPrompt(id), (prompt) =>
    prompt === undefined ? Effect.die("A notice that was saved is not there") : Effect.succeed(prompt)
  )

/**
 * Saves a notice if it still has the version that the user saw; version 0 stands for a new notice (rule prompt.saved).
 * Repeating the same save, e.g. after a lost response, changes nothing and is no conflict.
 */
export const savePrompt = Effect.fnUntraced(function* (
  id: string,
  rowVersion: number,
  { text, kind, place, path, countryId, startsAt, endsAt, linkHref, linkText }: PromptEdit
) {
  const given: PromptEdit = { text, kind, place, path, countryId, startsAt, endsAt, linkHref, linkText }
  const problems = promptProblems(given)
  if (problems.length > 0) return yield* Effect.fail(invalid(fieldProblems("", problems)))
  const edit = settled(given)
  const sql = yield* SqlClient
  const actor = yield* namedMember
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const row = {
    text,
    kind,
    place,
    path,
    country_id: countryId,
    starts_at: edit.startsAt,
    ends_at: edit.endsAt,
    link_href: linkHref,
    link_text: linkText,
    changed_at: now,
    changed_by_id: actor.id,
    changed_by: actor.name
  }
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // a concurrent call with the same notice waits here, and then finds the notice
      const added =
        rowVersion === 0
          ? yield* sql<{ readonly id: string }>`
              insert into prompt ${sql.insert({ id, ...row })} on conflict (id) do nothing returning id`
          : []
      if (added.length === 0) {
        const prompt = yield* lockPrompt(id)
        if (prompt === undefined) return yield* Effect.fail(refusals.notFound)
        if (isSameJson(editOf(prompt), edit)) return prompt
        if (prompt.rowVersion !== rowVersion) return yield* outdated(prompt)
        yield* sql`update prompt set row_version = row_version + 1, ${sql.update(row)} where id = ${id}`
      }
      yield* audit({
        event: "promptSaved",
        actorId: actor.id,
        subjectId: undefined,
        detail: { prompt: id, place, text }
      })
      return yield* written(id)
    })
  )
})

/** Deletes a notice if it still has the version that the user saw; visitors no longer see it. */
export const removePrompt = Effect.fnUntraced(function* (id: string, rowVersion: number) {
  const sql = yield* SqlClient
  const { id: actorId } = yield* namedMember
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const prompt = yield* lockPrompt(id)
      if (prompt === undefined) return yield* Effect.fail(refusals.notFound)
      if (prompt.rowVersion !== rowVersion) return yield* outdated(prompt)
      yield* sql`delete from prompt where id = ${id}`
      yield* audit({
        event: "promptRemoved",
        actorId,
        subjectId: undefined,
        detail: { prompt: id, place: prompt.place, text: prompt.text }
      })
      return { success: true }
    })
  )
})
