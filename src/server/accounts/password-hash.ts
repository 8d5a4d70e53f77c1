import { hash, verify } from "@node-rs/argon2"
import { availableParallelism } from "node:os"
import { Context, Effect, Layer, Semaphore } from "effect"
import { networkOf } from "../http/front/client-address.ts"
import { refusals } from "../http/refusals.ts"

/** argon2id with the lowest cost that OWASP recommends: 19 MiB, 2 rounds, 1 lane. */
export const argonCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash functions; a reference, so that a test can count concurrent hashes. */
export const Argon = Context.Reference<{
  readonly hash: (password: string, cost: typeof argonCost) => Promise<string>
  readonly verify: (known: string, password: string) => Promise<boolean>
}>("server/accounts/Argon", { defaultValue: () => ({ hash, verify }) })

/**
 * Maximum number of concurrent hashes: one on two cores, so that the other core is free for pages. Further calls wait
 * or are refused as busy.
 */
export const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
export const waitingHashes = 32
/**
 * Maximum number of places in the queue for one network; further calls from this network wait without blocking other
 * networks.
 */
const perNetwork = 8

/** Normalizes a password for all keyboards: "ü" is one character on some and two on others (rule account.password). */
const composed = (password: string): string => password.normalize("NFC")

/**
 * Returns the forms of a password to compare: older hashes were made from the unchanged password, not from the
 * normalized one.
 */
const formsOf = (password: string): ReadonlySet<string> =>
  new Set([composed(password), password, password.normalize("NFD")])

/** Hashes and verifies passwords with a limited share of the CPU. */
export class PasswordHash extends Context.Service<
  PasswordHash,
  {
    readonly make: (password: string) => Effect.Effect<string, typeof refusals.unavailable>
    /** If no hash is stored, a dummy hash is verified, so that the time does not disclose whether a hash exists. */
    readonly matches: (
      password: string,
      known: string | null | undefined
    ) => Effect.Effect<boolean, typeof refusals.unavailable>
    /**
     * Reserves a place in the queue for a caller's address before the work around a hash starts: a refused call
     * executes no SQL statement (rule safety.hashing).
     */
    readonly admitted: <A, E, R>(
      address: string | undefined,
      effect: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | typeof refusals.unavailable, R>
    /** Number of hashes made or verified since the start. */
    readonly count: () => number
  }
>()("server/accounts/PasswordHash") {}

export const passwordHashLayer = Layer.effect(PasswordHash)(
  Effect.gen(function* () {
    const argon = yield* Argon
    const places = yield* Semaphore.make(hashesAtOnce)
    const dummyHash = yield* Effect.promise(() => argon.hash("no account has this password", argonCost))
    let asked = 0
    let count = 0

    let inside = 0

    const held = new Map<string, number>()

    const admitted = <A, E, R>(address: string | undefined, effect: Effect.Effect<A, E, R>) =>
      Effect.suspend((): Effect.Effect<A, E | typeof refusals.unavailable, R> => {
        const network = networkOf(address ?? "")
        const others = held.get(network) ?? 0
        if (inside >= hashesAtOnce + waitingHashes || others >= perNetwork)
          return Effect.fail(refusals.unavailable)
        inside += 1
        held.set(network, others + 1)
        return Effect.ensuring(
          effect,
          Effect.sync(() => {
            inside -= 1
            const left = (held.get(network) ?? 1) - 1
            if (left === 0) held.delete(network)
            else held.set(network, left)
          })
        )
      })

    const verified = async (known: string, password: string) => {
      for (const form of formsOf(password)) if (await argon.verify(known, form)) return true
      return false
    }

    const bounded = <A>(work: () => Promise<A>) =>
      Effect.suspend(() => {
        if (asked >= hashesAtOnce + waitingHashes) return Effect.fail(refusals.unavailable)
        asked += 1
        return places
          .withPermits(1)(
            Effect.promise(() => {
              count += 1
              return work()
            })
          )
          .pipe(
            Effect.ensuring(
              Effect.sync(() => {
                asked -= 1
              })
            )
          )
      })

    return {
      admitted,
      make: (password) => bounded(() => argon.hash(composed(password), argonCost)),
      matches: (password, known) =>
        bounded(() => verified(known ?? dummyHash, password)).pipe(
          Effect.map((isSame) => isSame && known !== null && known !== undefined)
        ),
      count: () => count
    }
  })
)
