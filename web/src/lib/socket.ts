/**
 * One connection to a table that comes back by itself. It says hello with what is known already,
 * so that nothing is lost; commands are sent again until they are answered.
 */
import type { ClientMessage, ServerMessage } from '../wire';
import { identify } from './api';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A command that is not answered for so long: the connection is dead, though nobody has said so. */
const PATIENCE = 6000;

export interface Listener {
  heard(message: ServerMessage): void;
  /** What to say first. */
  hello(): ClientMessage;
  changed(isOpen: boolean): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  /** Commands without an answer yet, by their names. */
  private readonly unanswered = new Map<string, ClientMessage>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    void this.open();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.lose);
  }

  /** Ask or tell something; lost if there is no connection. */
  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send something that must be done, once. */
  command(message: ClientMessage & { command: string }): void {
    this.unanswered.set(message.command, message);
    this.send(message);
    this.awaitAnswers();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearTimeout(this.overdue);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.lose);
    this.socket?.close();
  }

  readonly hurry = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN || this.isClosed) return;
    clearTimeout(this.timer);
    void this.open();
  };

  /** Give a connection up that nobody answers on, say so, and try again. */
  private readonly lose = (): void => {
    if (this.isClosed) return;
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.comeBack();
  };

  private awaitAnswers(): void {
    clearTimeout(this.overdue);
    if (this.unanswered.size) this.overdue = setTimeout(this.lose, PATIENCE);
  }

  private comeBack(): void {
    this.listener.changed(false);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.open(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private async open(): Promise<void> {
    // Without a server there is no answer: the socket then fails as well, and is tried again.
    await identify().catch(() => undefined);
    if (this.isClosed) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.send(this.listener.hello());
      for (const message of this.unanswered.values()) this.send(message);
      this.awaitAnswers();
      this.listener.changed(true);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (socket !== this.socket || this.isClosed) return;
      this.comeBack();
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'done' || message.type === 'refused')
      this.unanswered.delete(message.command);
    this.awaitAnswers();
    this.listener.heard(message);
  }
}
