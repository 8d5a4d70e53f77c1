import { taskPath } from "../desk-task/task-kinds.ts"
import { type Identity, type Permission, verdictOn } from "../rights/permissions.ts"
import type { Role } from "../rights/roles.ts"
import type { AuditDetail } from "./records.ts"

interface Person {
  readonly roles: ReadonlyArray<Role>
  readonly isImpersonated: boolean
}

/** A kind of record that has a page in the desk, and the permission to open it. */
interface Opened {
  readonly permission: Permission
  readonly pathOf: (id: string) => `/${string}` | null
}

const dealer: Opened = { permission: "dealers.edit", pathOf: (id) => `/support/haendler/${id}` }
const ofTask = (kind: "review" | "application", permission: Permission): Opened => ({
  permission,
  pathOf: (subject) => taskPath(kind, { subject, orderId: null, words: null })
})
const review = ofTask("review", "reviews.moderate")
const application = ofTask("application", "dealers.edit")

const fields = new Map([
  ["dealer", dealer],
  ["dealerId", dealer],
  ["review", review],
  ["application", application]
])

/** The case of a task is the number of a record if the task is about one. */
const openedIn = (detail: AuditDetail, field: string): Opened | undefined =>
  field !== "case"
    ? fields.get(field)
    : detail["kind"] === "review"
      ? review
      : detail["kind"] === "application"
        ? application
        : undefined

/**
 * Returns the path of the page of the dealer, review or application that a field of a log event names by its number;
 * `undefined` if there is no such page, or if the user may not open it.
 */
export type RecordPathOf = (detail: AuditDetail, field: string) => `/${string}` | undefined

/**
 * Returns a function that builds the path of the record to which an entry of the audit log refers; it returns
 * `undefined` if the user may not open the record (rule desk.record-links).
 */
export const recordPathOf = (person: Person | null): RecordPathOf => {
  const who: Identity = person === null ? { kind: "anonymous" } : { kind: "account", ...person }
  return (detail, field) => {
    const id = String(detail[field])
    const opened = /^[1-9][0-9]*$/u.test(id) ? openedIn(detail, field) : undefined
    if (opened === undefined || verdictOn(opened.permission, who) !== "allowed") return undefined
    return opened.pathOf(id) ?? undefined
  }
}
