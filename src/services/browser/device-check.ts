import { isRecord } from "../../domain/is-record.ts"

/** The script of a provider that knows devices again, and how it is begun (rule payment.device-check). */
export interface DeviceCheck {
  readonly scriptUrl: string
  /** Test or production. */
  readonly environment: "t" | "p"
  /** Made for this look at the plans alone. */
  readonly token: string
}

/** Begins the provider's script; false where it is not the one that its documents describe. */
const begin = ({ environment, token }: DeviceCheck): boolean => {
  const script: unknown = Reflect.get(window, "paylaDcs")
  const init = isRecord(script) ? script["init"] : undefined
  if (typeof init !== "function") return false
  try {
    Reflect.apply(init, script, [environment, token])
    return true
  } catch {
    return false
  }
}

/**
 * Calls back with the token once the provider's script runs. Where it does not load there is no error: the application
 * goes without a token, and the provider decides. Answers what gives it up.
 */
export const checkDevice = (check: DeviceCheck, onToken: (token: string) => void): (() => void) => {
  const script = document.createElement("script")
  script.async = true
  script.src = check.scriptUrl
  const loaded = () => {
    if (begin(check)) onToken(check.token)
  }
  script.addEventListener("load", loaded)
  document.head.append(script)
  return () => {
    script.removeEventListener("load", loaded)
    script.remove()
  }
}
