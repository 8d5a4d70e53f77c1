/** Names of the fields that the details of audit events may have; each has a label (rule account.audit). */
export const auditDetailKeys = [
  "reason",
  "by",
  "before",
  "after",
  "changed",
  "changes",
  "newsletter",
  "operation",
  "left",
  "terms",
  "hasPassword",
  "kind",
  "orderNumber",
  "payment",
  "review",
  "application",
  "case",
  "memory",
  "entry",
  "address",
  "dealer",
  "part",
  "from",
  "to",
  "since",
  "countryId",
  "granularity",
  "groupBy",
  "productId",
  "zipCode",
  "ratePay",
  "rows",
  "medium",
  "name",
  "page",
  "path",
  "version",
  "prompt",
  "place",
  "text",
  "list",
  "roles",
  "dealerId",
  "productGroupId",
  "region",
  "states",
  "search",
  "at",
  "until",
  "searched",
  "number",
  "country",
  "group",
  "added",
  "gone"
] as const

export type AuditDetailKey = (typeof auditDetailKeys)[number]

/** Details of an audit event to be written; they contain no passwords, no tokens and no addresses of other people. */
export type WrittenDetail = Readonly<
  Partial<Record<AuditDetailKey, string | number | boolean | ReadonlyArray<string>>>
>

const known: ReadonlySet<string> = new Set(auditDetailKeys)

/** Whether a field of an audit event's details is still written; false for fields that only older events have. */
export const isAuditDetailKey = (key: string): key is AuditDetailKey => known.has(key)
