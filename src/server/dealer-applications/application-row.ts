import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ApplicationForm } from "../../domain/dealer-application/application-form.ts"
import type { ApplicationLogEvent, ApplicationState } from "../../domain/dealer-application/application.ts"
import type { DeskApplication } from "../../domain/dealer-application/desk-application.ts"
import type { paperKinds } from "../../domain/files/file-kinds.ts"

type Kept = ApplicationForm &
  Pick<DeskApplication, "applicationId" | "version" | "owner" | "documentCount" | "answer"> & {
    readonly state: ApplicationState
    readonly createdAt: Date
    readonly answeredAt: Date | null
  }

/** Columns of `dealer_application d`. */
const columns = `d.id as "applicationId", d.version, d.state, d.created_at as "createdAt",
  d.answered_at as "answeredAt", d.answer, d.company, d.contact, d.email, d.phone, d.country_id as "countryId",
  d.zip_code as "zipCode", d.place, d.register_number as "registerNumber", d.vat_id as "vatId",
  d.delivery_country_ids::int[] as "deliveryCountryIds", d.delivery_area as "deliveryArea",
  d.product_group_ids::int[] as "productGroupIds", d.certifications, d.body as text,
  coalesce((select a.email from account a where a.id = d.owner_id), '') as owner,
  (select count(*)::int from dealer_document f where f.application_id = d.id) as "documentCount"`

/** The columns of an application, for `select`. */
export const applicationColumns = Effect.map(SqlClient, (sql) => sql.literal(columns))

export const rowOf = ({ createdAt, answeredAt, ...row }: Kept) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null
})

export type FoundApplication = Kept

/** Returns a complete application, with its documents and its log. */
export const wholeOf = Effect.fnUntraced(function* (row: Kept) {
  const sql = yield* SqlClient
  const documents = yield* sql<{
    readonly documentId: string
    readonly name: string
    readonly kind: (typeof paperKinds)[number]
    readonly size: number
  }>`
    select id as "documentId", name, kind, size from dealer_document
    where application_id = ${row.applicationId} order by created_at, id`
  const log = yield* sql<{
    readonly at: Date
    readonly event: ApplicationLogEvent
    readonly actor: string
  }>`
    select e.at, e.event, coalesce(a.email, '') as actor
    from dealer_application_event e left join account a on a.id = e.actor_id
    where e.application_id = ${row.applicationId} order by e.version`
  return {
    ...rowOf(row),
    documents,
    log: log.map((entry) => ({ ...entry, at: entry.at.toISOString() }))
  }
})

/** Finds an application by its id; locks it until the transaction ends if `isChanging`. */
export const findApplication = Effect.fnUntraced(function* (id: number, isChanging: boolean) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Kept>`
    select ${yield* applicationColumns} from dealer_application d where d.id = ${id}
    ${isChanging ? sql`for no key update of d` : sql``}`
  return row
})
