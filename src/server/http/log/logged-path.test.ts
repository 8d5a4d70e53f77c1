import { expect, test } from "vitest"
import { loggedPath } from "./logged-path.ts"

const token = "Zk9_aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW-xY1zA3bC5"

test.each([
  [`/neues-kennwort-setzen/${token}`, "/neues-kennwort-setzen/…"],
  [`/api/account/mail-token/password/${token}?v=1`, "/api/account/mail-token/password/…"],
  [`/anfrage-bestaetigen?token=${token}`, "/anfrage-bestaetigen"],
  ["/anmelden/aB3dE5fG7hJ9kL1mN3pQ5r#x", "/anmelden/…"],
  ["/bestellung-erfolgreich/Zk9_aB3dE5fG7hJ9kL1mN3?t=1", "/bestellung-erfolgreich/…"],
  ["/a\u009b31mb\u001b[0m", "/a 31mb [0m"],
  [`/${token}${token}/rest`, "/…/rest"],
  ["/holzpellets-lose/bestellparameter-bestaetigen?zip=1", "/holzpellets-lose/bestellparameter-bestaetigen"]
])("%s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})
