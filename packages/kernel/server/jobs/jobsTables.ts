/** As created by the kernel's migrations. */
export interface JobsTables {
  jobs: {
    id: string;
    queue: string;
    payload: string;
    state: 'waiting' | 'running' | 'failed';
    /** When it may be claimed: its scheduled time while waiting, the end of the lease while running. */
    due_at: number | null;
    attempts: number;
    lease: string | null;
    key: string | null;
    /** The key, as long as it blocks others. */
    waiting_key: string | null;
    every_ms: number | null;
    /** When this round of a recurring job started. */
    round_at: number | null;
    last_error: string | null;
    created_at: number;
    failed_at: number | null;
  };
  job_queues: {
    queue: string;
    last_success_at: number | null;
    last_error: string | null;
    last_error_at: number | null;
  };
}
