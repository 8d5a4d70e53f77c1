/** Number of consecutive failures after which a provider is no longer called. */
const mostFailures = 5

/** Pause in ms, after which one call may check whether the provider is available again. */
const restTime = 30_000

/**
 * Returns "unavailable" at once while a provider does not respond, instead of making every buyer wait (rule
 * payment.circuit).
 */
export class Circuit {
  #failures = 0
  #restsUntil = 0

  mayCall(now: number): boolean {
    if (this.#failures < mostFailures || now >= this.#restsUntil) {
      // while one call tries the provider, other calls are refused until the result of that call is known
      if (this.#failures >= mostFailures) this.#restsUntil = now + restTime
      return true
    }
    return false
  }

  note(isAnswered: boolean, now: number): void {
    this.#failures = isAnswered ? 0 : this.#failures + 1
    if (this.#failures >= mostFailures) this.#restsUntil = now + restTime
  }
}
