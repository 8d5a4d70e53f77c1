import { expect, test } from "vitest"
import { jsonLog, textLog } from "./house-log.ts"

const planted = {
  name: "Erika Mustermann",
  mail: "erika.mustermann@post.example",
  phone: "+49 89 1234567",
  shortPhone: "089/1234567",
  iban: "DE89 3704 0044 0532 0130 00",
  bareIban: "AT611904300234573201",
  token: "Zk9_aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW-xY1zA3bC5"
}

const { name, mail, phone, shortPhone, iban, bareIban, token } = planted

const failures: ReadonlyArray<string> = [
  `duplicate key value violates unique constraint "mail_pkey"\n  detail: Key (email)=(${mail}) already exists.`,
  `invalid input syntax for type integer: "${name}"`,
  `Failing row contains (1, ${name}, ${phone}, ${iban}).`,
  `SchemaError: Expected integer, got {"Name":"${name}","Iban":"${bareIban}"}\n    at decode (file:///srv/shop/src/x.ts:12:34)`,
  `Expected one of 'a', 'b', got '${name}'`,
  `fetch of https://${name.split(" ")[0]?.toLowerCase()}:x@shop.example/neues-kennwort-setzen/${token}?mail=${mail} failed`,
  `550 5.1.1 <${mail}>: no such mailbox, call ${phone} or ${shortPhone}`,
  `the account ${iban} and ${bareIban} were refused`,
  `token ${token} is over`
]

const words = [...Object.values(planted), "Mustermann", "1234567", "3704 0044", token.slice(0, 22)]

test.each(failures)("%s is written without personal data", (failure) => {
  const lines: Array<string> = []
  const print = (line: string) => lines.push(line)
  for (const log of [jsonLog({ log: print, error: print }), textLog({ log: print, error: print })])
    log.error("GET /api/x failed", { requestId: "request-17", error: failure })
  expect(lines).toHaveLength(2)
  for (const word of words) for (const line of lines) expect(line).not.toContain(word)
})

test("the shop's own names stay: names of constraints and properties, places in the code, the request", () => {
  const lines: Array<string> = []
  jsonLog({ log: () => {}, error: (line) => lines.push(line) }).error("GET /api/x failed", {
    requestId: "request-17",
    route: "/api/x",
    error: `TypeError: Cannot read properties of undefined (reading 'zipCode')
    at load (file:///srv/shop/src/server/x.ts:12:34)
caused by: duplicate key value violates unique constraint "mail_pkey"`
  })
  const { time, error, ...rest } = JSON.parse(lines[0] ?? "") as Record<string, string>
  expect(rest).toEqual({
    level: "error",
    message: "GET /api/x failed",
    requestId: "request-17",
    route: "/api/x"
  })
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT/u)
  for (const part of ["reading 'zipCode'", 'constraint "mail_pkey"', "/srv/shop/src/server/x.ts:12:34"])
    expect(error).toContain(part)
})

test("a text with line breaks or terminal commands becomes one line of JSON", () => {
  const lines: Array<string> = []
  jsonLog({ log: (line) => lines.push(line), error: () => {} }).info("one\ntwo\u001b[31m")
  expect(lines[0]?.split("\n")).toHaveLength(1)
  expect(lines[0]).not.toMatch(/\u001b|u001b/u)
})
