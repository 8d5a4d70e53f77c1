import { isRecord } from "../../domain/is-record.ts"

/** A provider's script that recognises devices, with its start parameters (rule payment.device-check). */
export interface DeviceCheck {
  readonly scriptUrl: string
  /** "t" for test, "p" for production. */
  readonly environment: "t" | "p"
  /** Token, valid only while these instalment plans are shown. */
  readonly token: string
}

/** Starts the provider's script; returns `false` if the script does not have the documented interface or throws. */
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
 * Calls `onToken` with the token once the provider's script runs. If the script does not load there is no error: the
 * application is sent without a token, and the provider decides. Returns a function that cancels the check.
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
