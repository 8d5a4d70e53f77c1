import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../../domain/place/country.ts"
import { type Prompt, type PromptSort, type PromptState, promptState } from "../../../domain/prompt/prompt.ts"
import { likePatterns } from "../../db/like-patterns.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"

type Row = Omit<Prompt, "startsAt" | "endsAt" | "changedAt" | "state"> & {
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly changedAt: Date
}

const columns = `id, row_version as "rowVersion", text, kind, place, path, country_id as "countryId",
  starts_at as "startsAt", ends_at as "endsAt", link_href as "linkHref", link_text as "linkText",
  changed_at as "changedAt", changed_by as "changedBy"`

const promptAt =
  (now: number) =>
  ({ changedAt, ...row }: Row): Prompt => {
    const span = { startsAt: row.startsAt.toISOString(), endsAt: row.endsAt?.toISOString() ?? null }
    return { ...row, ...span, changedAt: changedAt.toISOString(), state: promptState(span, now) }
  }

/** The states of `promptState` as SQL conditions. */
const conditions: Readonly<Record<PromptState, string>> = {
  running: "starts_at <= moment.now and (ends_at is null or ends_at > moment.now)",
  planned: "starts_at > moment.now",
  ended: "ends_at <= moment.now"
}

const orders: Readonly<Record<PromptSort, string>> = {
  start: "starts_at desc, id",
  changed: "changed_at desc, id"
}

/** Lists the notices whose text, link or path contains every word of the search. */
export const listPrompts = Effect.fnUntraced(function* (
  asked: Paging & {
    readonly search?: string
    readonly state?: PromptState
    readonly country?: CountryId
    readonly sort?: PromptSort
  }
) {
  const { page, size, offset } = pagingOf(asked)
  const { state, country, sort = "start" } = asked
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const found = sql`
    from prompt, (select ${new Date(now).toISOString()}::timestamptz as now) moment
    where ${state === undefined ? sql`true` : sql.literal(`(${conditions[state]})`)}
      and (${country ?? null}::smallint is null or country_id is null or country_id = ${country ?? null}::smallint)
      and not exists (select 1 from unnest(${likePatterns(asked.search)}::text[]) word
        where search_text(concat_ws(' ', text, link_text, link_href, path)) not like word)`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${found}`
  const rows = yield* sql<Row>`
    select ${sql.literal(columns)} ${found} order by ${sql.literal(orders[sort])} limit ${size} offset ${offset}`
  return { items: rows.map(promptAt(now)), total: counted?.total ?? 0, page, size }
})

/** Returns one notice, whether it is shown or not. */
export const findPrompt = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Row>`select ${sql.literal(columns)} from prompt where id = ${id}`
  return row && promptAt(yield* Clock.currentTimeMillis)(row)
})

/** Loads all current and future notices. */
export const loadPrompts = Effect.gen(function* () {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const rows = yield* sql<Row>`
    select ${sql.literal(columns)} from prompt where ends_at is null or ends_at > ${new Date(now).toISOString()}::timestamptz`
  return rows.map(promptAt(now))
})
