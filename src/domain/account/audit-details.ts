/** Names of the fields that details of audit events have; each has its word (rule account.audit). */
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

/** Details of an audit event that is written: no passwords, no tokens, no addresses of strangers. */
export type WrittenDetail = Readonly<
  Partial<Record<AuditDetailKey, string | number | boolean | ReadonlyArray<string>>>
>

const known: ReadonlySet<string> = new Set(auditDetailKeys)

/** False for the field of an older event that is no longer written. */
export const isAuditDetailKey = (key: string): key is AuditDetailKey => known.has(key)
