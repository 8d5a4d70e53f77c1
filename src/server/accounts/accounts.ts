import { Layer } from "effect"
import { accessLayer } from "./access.ts"
import { passwordHashLayer } from "./password-hash.ts"
import { signInsLayer } from "./sign-ins.ts"
import { secretsLayer } from "../http/secrets.ts"
import { signingKeysLayer } from "./signing-keys.ts"

/** Account services that are needed by the sign-in, by the guard and by pages. */
export const accountsLayer = Layer.mergeAll(accessLayer, passwordHashLayer, signInsLayer).pipe(
  Layer.provideMerge(Layer.provide(signingKeysLayer, secretsLayer))
)
