import { Effect, Exit, Layer } from "effect"
import { createAdmin } from "../src/server/accounts/create-admin.ts"
import { passwordPage } from "../src/server/accounts/registration/letters.ts"
import { explainStart } from "../src/server/boot/explain.ts"
import { readConfig, type ServerConfig, StartProblem } from "../src/server/config.ts"
import { sqlLayer } from "../src/server/db/client.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"
import { wrappingKeysLayer } from "../src/server/db/keys/wrapping-keys.ts"
import { migrate } from "../src/server/db/migrate.ts"
import { secretsLayer } from "../src/server/http/secrets.ts"
import { readSiteConfig } from "../src/server/site-config.ts"

/** `npm run admin:create EMAIL`: prints a one-time link with which the first admin sets the password. */
const usage =
  "Usage: npm run admin:create EMAIL, the mailbox that is to sign in as an admin. Set SITE as for the shop, whose address the link begins with."

const refusals = {
  noMailbox: (email: string) => `"${email}" is no e-mail address. ${usage}`,
  accountExists: (email: string) =>
    `${email} has an account already: sign in with it, or ask for a new password at /benutzerkonto/anmeldung ("Kennwort vergessen"). Another admin gives it the role of an admin at /support; or name another mailbox here.`
}

const create = async (email: string, config: ServerConfig): Promise<number> => {
  const base = readSiteConfig(process.env, config).linkBases.de
  const sql = Layer.unwrap(
    Effect.map(Database, ({ url }) => sqlLayer(url, { maxConnections: 1, name: "admin-create" }))
  ).pipe(
    Layer.provideMerge(wrappingKeysLayer(config.wrappingKey)),
    Layer.provide(databaseLayer(config, () => {}))
  )
  const created = createAdmin(email).pipe(
    Effect.provide(secretsLayer),
    Effect.map((token) => ({ token })),
    Effect.catchTag("NoNewAdmin", ({ reason }) => Effect.succeed({ reason }))
  )
  const exit = await Effect.runPromiseExit(Effect.provide(Effect.andThen(migrate, created), sql))
  if (Exit.isFailure(exit)) {
    console.error(explainStart(exit.cause, config) ?? exit.cause)
    return 1
  }
  if ("reason" in exit.value) {
    console.error(refusals[exit.value.reason](email))
    return 1
  }
  console.log(
    `${email} becomes an admin by this link, which works once and for 24 hours:\n\n  ${passwordPage(base, exit.value.token)}\n\nIt sets the password. The first sign-in afterwards sets up the second factor with an authenticator app.\nThe link makes its user the admin: send it to no one else. If it was not used in time, run this command again for another one.`
  )
  return 0
}

const run = async (email: string | undefined): Promise<number> => {
  if (email === undefined) {
    console.error(usage)
    return 2
  }
  try {
    return await create(email, readConfig(process.env))
  } catch (problem) {
    if (!(problem instanceof StartProblem)) throw problem
    console.error(problem.message)
    return 1
  }
}

process.exitCode = await run(process.argv[2])
