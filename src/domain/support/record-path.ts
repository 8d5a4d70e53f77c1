import type { AuditEvent } from "../account/audit-events.ts"
import type { DealerPart } from "../dealer-desk/dealer-part.ts"
import { taskKindFacts, type TaskKind, taskPath } from "../desk-task/task-kinds.ts"
import { rulesPath } from "../options/rules/rules-path.ts"
import { isCountryId } from "../place/country.ts"
import { productGroupById } from "../product/product-group.ts"
import { isPromptId } from "../prompt/prompt.ts"
import { type Identity, type Permission, verdictOn } from "../rights/permissions.ts"
import type { Role } from "../rights/roles.ts"
import type { AuditDetail, AuditRow } from "./records.ts"

interface Person {
  readonly roles: ReadonlyArray<Role>
  readonly isImpersonated: boolean
}

/** A page of the desk, and the permissions to open it. */
interface Opened {
  readonly permissions: ReadonlyArray<Permission>
  readonly path: `/${string}` | null
}

/** Returns the page of the record that a field names by its id; `undefined` if there is no such page. */
type PageOf = (id: string, detail: AuditDetail) => Opened | undefined

const isNumber = (id: string): boolean => /^[1-9][0-9]*$/u.test(id)

const numbered =
  (permission: Permission, pathOf: (id: string) => `/${string}`): PageOf =>
  (id) =>
    isNumber(id) ? { permissions: [permission], path: pathOf(id) } : undefined

/** Kinds of tasks whose case has a page of its own; the others are about an order, whose number has a link. */
const cases = [
  "givenUpMail",
  "review",
  "application",
  "textReview"
] as const satisfies ReadonlyArray<TaskKind>

const ofTask =
  (kind: (typeof cases)[number]): PageOf =>
  (subject) =>
    kind === "givenUpMail" || isNumber(subject)
      ? {
          permissions: taskKindFacts[kind].permissions,
          path: taskPath(kind, { subject, orderId: null, words: null })
        }
      : undefined

const ofCase: PageOf = (id, detail) => {
  const kind = cases.find((each) => each === detail["kind"])
  return kind === undefined ? undefined : ofTask(kind)(id, detail)
}

const dealer = numbered("dealers.edit", (id) => `/support/haendler/${id}`)

const adverts = new Map<unknown, PageOf>([
  ["slot", numbered("adverts.read", (id) => `/support/slots/${id}`)],
  ["advert", numbered("adverts.read", (id) => `/support/adverts/${id}`)],
  ["campaign", numbered("adverts.read", (id) => `/support/campaigns/${id}`)]
])

/** The section of a dealer's page that contains the price lists. */
const pricesPart: DealerPart = "preise"

const priceList: PageOf = (_, detail) => {
  const dealerId = String(detail["dealer"])
  return isNumber(dealerId)
    ? {
        permissions: ["dealers.edit", "prices.edit"],
        path: `/support/haendler/${dealerId}?teil=${pricesPart}`
      }
    : undefined
}

const optionRules: PageOf = (id, detail) => {
  const countryId = Number(detail["country"])
  const group = productGroupById(Number(id))
  return isCountryId(countryId) && group !== undefined
    ? { permissions: ["dealers.edit"], path: rulesPath({ countryId, productGroupId: group.id }) }
    : undefined
}

const pages = new Map<string, PageOf>([
  ["dealer", dealer],
  ["dealerId", dealer],
  ["review", ofTask("review")],
  ["application", ofTask("application")],
  ["case", ofCase],
  ["page", numbered("cms.edit", (id) => `/support/cms/${id}/edit`)],
  [
    "prompt",
    (id) =>
      isPromptId(id) ? { permissions: ["cms.prompts"], path: `/support/cms/prompts/${id}` } : undefined
  ],
  ["list", priceList],
  ["entry", (id, detail) => adverts.get(detail["part"])?.(id, detail)],
  ["group", optionRules]
])

/** Returns how a field of an event names a record; a user's dealer is stored as the change from one to another. */
const pageOf = (event: string, field: string): PageOf | undefined =>
  event === ("dealerChanged" satisfies AuditEvent) && (field === "before" || field === "after")
    ? dealer
    : pages.get(field)

/** Events that removed the record they name: its page no longer exists. */
const removing: ReadonlySet<string> = new Set<AuditEvent>(["contentRemoved", "promptRemoved"])

/**
 * Returns the path of the page of the record that a field of a log event names; `undefined` if there is no such page,
 * or if the user may not open it.
 */
export type RecordPathOf = (
  row: Pick<AuditRow, "event" | "detail">,
  field: string
) => `/${string}` | undefined

/**
 * Returns a function that builds the path of the record to which an entry of the audit log refers; it returns
 * `undefined` if the user may not open the record (rule desk.record-links).
 */
export const recordPathOf = (person: Person | null): RecordPathOf => {
  const who: Identity = person === null ? { kind: "anonymous" } : { kind: "account", ...person }
  return ({ event, detail }, field) => {
    const opened = removing.has(event) ? undefined : pageOf(event, field)?.(String(detail[field]), detail)
    return opened?.permissions.every((permission) => verdictOn(permission, who) === "allowed")
      ? (opened.path ?? undefined)
      : undefined
  }
}
