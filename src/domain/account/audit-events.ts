/** What is written down for the admin (accounts.md 6, reliability.md T23). */
export const auditEvents = [
  "signedIn",
  "signInFailed",
  "signedOut",
  "refreshTokenReused",
  "registered",
  "passwordChanged",
  "emailChanged",
  "secondFactorSet",
  "secondFactorReset",
  "rolesChanged",
  "dealerChanged",
  "locked",
  "unlocked",
  "customerEdited",
  "addressChanged",
  "accountExported",
  "accountDeleted",
  "mailSentAgain",
  "orderLedOn",
  "cancellationBooked",
  "cancellationCommented",
  "cancellationFeedback",
  "impersonationBegun",
  "impersonationEnded",
  "actedInAnothersName",
  "ordersExported",
  "salesExported",
  "statisticExported",
  "paymentMismatch"
] as const

export type AuditEvent = (typeof auditEvents)[number]
