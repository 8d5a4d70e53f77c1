/** Failures in a row after which a provider is left alone. */
const mostFailures = 5

/** For how long, in ms; then one call may look whether it is back. */
const restTime = 30_000

/**
 * Says "unavailable" at once while a provider does not answer, instead of letting every buyer wait (rule
 * payment.circuit).
 */
export class Circuit {
  #failures = 0
  #restsUntil = 0

  mayCall(now: number): boolean {
    if (this.#failures < mostFailures || now >= this.#restsUntil) {
      // while one call tries the provider, later calls are refused until its outcome
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
