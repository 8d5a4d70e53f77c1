/** A metric of the running shop, as named in the text format of Prometheus and over OTLP. */
export interface MetricFacts {
  /** Ends with the unit before `_total`, as in the naming conventions of Prometheus. */
  readonly name: `heizmarkt_${string}`
  readonly type: "counter" | "gauge" | "histogram"
  readonly unit: "count" | "seconds" | "bytes" | "share"
  /** Names of the labels. Their possible values are limited: no postal codes, ids or URLs. */
  readonly labels: ReadonlyArray<string>
  readonly help: string
  /** `copy`: the value of this server process; `database`: all server processes report the same value. */
  readonly of: "copy" | "database"
}
