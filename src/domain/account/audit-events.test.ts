import { expect, it } from "vitest"
import { auditEvents } from "./audit-events.ts"

it("each kind of audit event has a name of its own (rule account.audit)", () => {
  for (const event of ["signedIn", "signInFailed", "rolesChanged", "impersonationBegun", "accountDeleted"])
    expect(auditEvents).toContain(event)
  for (const event of auditEvents) expect(event).toMatch(/^[a-z][A-Za-z]+$/u)
  expect(new Set(auditEvents).size).toBe(auditEvents.length)
})
