import { expect, it } from "vitest"
import { csrfCookie } from "../domain/account/csrf-cookie.ts"
import { rowOf } from "../domain/consent/storage-table.ts"
import { expiryCookie, signInCookie } from "./accounts/session-cookies.ts"
import { deviceCookie } from "./accounts/known-devices.ts"
import { accessCookie, orderCookiePrefix, refreshCookie } from "./http/cookies.ts"
import { sessionCookie } from "./http/sessions.ts"

it("the shop sets no cookie that is missing in the table of storage (rule consent.table)", () => {
  const names = [
    accessCookie,
    refreshCookie,
    expiryCookie,
    signInCookie,
    deviceCookie,
    sessionCookie,
    csrfCookie,
    `${orderCookiePrefix}0f3a`
  ]
  expect(names.filter((name) => rowOf("cookie", name)?.purpose !== "necessary")).toEqual([])
})
