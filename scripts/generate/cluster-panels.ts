/** A panel of the dashboard with one or more time series. */
export interface Panel {
  readonly title: string
  /** Grafana's name of the unit. */
  readonly unit: string
  readonly queries: ReadonlyArray<readonly [query: string, legend: string]>
}

const of = `{proxy="copies"}`

/**
 * Panels for the services of a cluster, based on the metrics that they export themselves: Patroni, etcd, and HAProxy in
 * front of the shop's processes. The shop itself exports the metrics of pgBackRest's backups and WAL, and of standbys
 * that do not stream (decision 134).
 */
export const clusterPanels: ReadonlyArray<Panel> = [
  {
    title: "Patroni, etcd and HAProxy: 1 where the service answers Prometheus.",
    unit: "short",
    queries: [[`up{job=~"patroni|etcd|haproxy"}`, "{{job}} {{instance}}"]]
  },
  {
    title: "Roles of the databases: one is primary, one of the others is the synchronous standby.",
    unit: "short",
    queries: [
      ["patroni_primary", "primary {{instance}}"],
      ["patroni_sync_standby", "synchronous {{instance}}"]
    ]
  },
  {
    title: "Timeline of each database; one that is on a former timeline does not follow the primary.",
    unit: "short",
    queries: [["patroni_postgres_timeline", "{{instance}}"]]
  },
  {
    title: "How much WAL of the primary a standby has not received yet.",
    unit: "bytes",
    queries: [
      [
        "max by (scope) (patroni_xlog_location) - on (scope) group_right () (patroni_xlog_received_location and patroni_replica == 1)",
        "{{instance}}"
      ]
    ]
  },
  {
    title: "Time since Patroni last reached etcd; a primary that cannot for ten seconds is replaced.",
    unit: "s",
    queries: [["time() - patroni_dcs_last_seen", "{{instance}}"]]
  },
  {
    title: "Patroni: 1 where failover is paused, or goes by the members alone because etcd is away.",
    unit: "short",
    queries: [
      ["patroni_is_paused", "paused {{instance}}"],
      ["patroni_failsafe_mode_is_active", "without etcd {{instance}}"]
    ]
  },
  {
    title: "Members of etcd: 1 where a leader is known.",
    unit: "short",
    queries: [["etcd_server_has_leader", "{{instance}}"]]
  },
  {
    title: "Elections in etcd within an hour.",
    unit: "short",
    queries: [["increase(etcd_server_leader_changes_seen_total[1h])", "{{instance}}"]]
  },
  {
    title: "How long etcd's disk takes in 1 of 100 writes.",
    unit: "s",
    queries: [
      [
        "histogram_quantile(0.99, sum by (le, instance) (rate(etcd_disk_wal_fsync_duration_seconds_bucket[5m])))",
        "{{instance}}"
      ]
    ]
  },
  {
    title: "Copies to which HAProxy sends requests: 1, else 0.",
    unit: "short",
    queries: [[`haproxy_server_status{proxy="copies",state="UP"}`, "{{server}}"]]
  },
  {
    title: "Answers that HAProxy passes on, by class of the status.",
    unit: "reqps",
    queries: [[`sum by (code) (rate(haproxy_backend_http_responses_total${of}[5m]))`, "{{code}}"]]
  },
  {
    title: "Requests at each copy, and requests that wait for a copy.",
    unit: "short",
    queries: [
      [`haproxy_server_current_sessions${of}`, "{{server}}"],
      [`haproxy_backend_current_queue${of}`, "waiting"]
    ]
  },
  {
    title: "Connections to copies that failed, and answers that were lost on the way.",
    unit: "cps",
    queries: [
      [`sum by (server) (rate(haproxy_server_connection_errors_total${of}[5m]))`, "connection {{server}}"],
      [`sum by (server) (rate(haproxy_server_response_errors_total${of}[5m]))`, "answer {{server}}"]
    ]
  }
]
