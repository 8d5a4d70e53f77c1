import { randomBytes } from "node:crypto"
import { hash } from "@node-rs/argon2"
import { Effect } from "effect"
import { insertMany } from "../db/insert-many.ts"
import type { Dealer } from "./dealer.ts"
import { samplePeople } from "./roles.ts"

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** Returns `length` random base32 characters of 5 bits each. */
const secret = (length: number): string =>
  Array.from(randomBytes(length), (byte) => base32[byte & 31]).join("")

/** Returns a password of 80 random bits, in groups of four characters so that it can be typed from paper. */
const password = (): string => (secret(16).toLowerCase().match(/.{4}/gu) ?? []).join("-")

/** argon2id with the lowest cost that OWASP recommends: 19 MiB, 2 rounds, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Creates one user with a password for each role, and a TOTP secret for staff. The passwords and secrets are generated
 * now and printed once: they are the only part of the sample data that differs between installations.
 */
export const loadAccounts = Effect.fnUntraced(function* (
  dealers: ReadonlyArray<Dealer>,
  today: string,
  progress: (line: string) => void
) {
  const people = samplePeople.map((person) => ({
    person,
    email: `${person.mailbox}@heizmarkt.example`,
    password: password(),
    // 160 bits, as RFC 4226 recommends
    totpSecret: person.isStaff ? secret(32) : null
  }))
  const hashes = yield* Effect.promise(() => Promise.all(people.map((entry) => hash(entry.password, cost))))
  yield* insertMany(
    "account",
    people.map(({ person, email, totpSecret }, index) => ({
      email,
      password_hash: hashes[index],
      roles: [person.role],
      dealer_id: person.dealerIndex === undefined ? null : (dealers.at(person.dealerIndex)?.id ?? null),
      totp_secret: totpSecret,
      first_name: "Beispiel",
      last_name: person.lastName,
      country_id: person.countryId ?? 1,
      created_at: `${today}T00:00:00Z`
    }))
  )
  progress("Users of the sample data, shown only now:")
  for (const { person, email, password: word, totpSecret } of people)
    progress(`  ${person.role}  ${email}  ${word}${totpSecret === null ? "" : `  TOTP ${totpSecret}`}`)
})
