import type { TextLayer } from "@surimono/domain/designs";
import {
  type CompositionEvent,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { isTooLong, selectWords, shortened, stopTyping, TOO_LONG, typeText } from "../commands/type-text.ts";
import { useEditorState, useSession } from "../session/session-context.ts";
import { movedCaret } from "../tools/move-caret.ts";

type Field = RefObject<HTMLTextAreaElement | null>;

/**
 * Keeps field and text in step, both ways. The field is the browser's own, so that input methods, dead keys and dictation work: the
 * field holds the input and the design follows.
 */
export function useTyping(field: Field, canvas: RefObject<HTMLElement | null>, layer: TextLayer) {
  const session = useSession();
  const composing = useRef<{ from: number; length: number } | undefined>(undefined);
  const mode = useEditorState((state) => (state.mode?.kind === "type" ? state.mode : undefined));
  const { from = 0, to = 0, isBackward = false } = mode ?? {};

  // Synchronously, within the press: otherwise a phone does not show its keyboard.
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, [field]);
  useFocusKept(field, canvas);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element || composing.current) return;
    if (element.value !== layer.text) element.value = layer.text;
    if (element.selectionStart === from && element.selectionEnd === to) return;
    element.setSelectionRange(from, to, isBackward ? "backward" : "forward");
  }, [field, layer.text, from, to, isBackward]);

  useEffect(() => {
    const follow = () => {
      const element = field.current;
      if (!element || composing.current || document.activeElement !== element) return;
      // The field is one change ahead until it reports it.
      if (element.value !== layer.text) return;
      selectWords(session, element.selectionStart, element.selectionEnd, element.selectionDirection === "backward");
    };
    document.addEventListener("selectionchange", follow);
    return () => document.removeEventListener("selectionchange", follow);
  }, [session, field, layer.text]);

  function told(element: HTMLTextAreaElement): void {
    const held = composing.current;
    // Not during input method composition: it would be lost.
    if (!held && isTooLong(element.value)) {
      const { selectionStart } = element;
      element.value = shortened(element.value);
      element.setSelectionRange(selectionStart, selectionStart);
      session.store.complain(TOO_LONG);
    }
    const { value, selectionStart, selectionEnd } = element;
    typeText(session, {
      text: value,
      from: selectionStart,
      to: selectionEnd,
      composed: held && { from: held.from, to: held.from + held.length },
    });
  }

  return {
    onInput: (event: InputEvent<HTMLTextAreaElement>) => told(event.currentTarget),
    onCompositionStart(event: CompositionEvent<HTMLTextAreaElement>) {
      composing.current = { from: event.currentTarget.selectionStart, length: 0 };
    },
    onCompositionUpdate(event: CompositionEvent<HTMLTextAreaElement>) {
      if (composing.current) composing.current = { ...composing.current, length: event.data.length };
    },
    onCompositionEnd(event: CompositionEvent<HTMLTextAreaElement>) {
      composing.current = undefined;
      told(event.currentTarget);
    },
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      // Safari sends the key that ends a composition after its end; 229 marks it.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      const isDone = event.key === "Enter" && (event.ctrlKey || event.metaKey);
      if (event.key === "Escape" || event.key === "Tab" || isDone) {
        event.preventDefault();
        event.stopPropagation();
        stopTyping(session);
        canvas.current?.focus({ preventScroll: true });
        return;
      }
      const carets = session.carets(layer);
      if (!carets || event.ctrlKey || event.metaKey || event.altKey) return;
      // The field reports its last caret move a moment later, and keys come faster.
      const { selectionStart, selectionEnd, selectionDirection } = event.currentTarget;
      const range = { from: selectionStart, to: selectionEnd, isBackward: selectionDirection === "backward" };
      const moved = movedCaret(carets, range, event.key, event.shiftKey);
      if (!moved) return;
      event.preventDefault();
      selectWords(session, moved.from, moved.to, moved.isBackward);
    },
  };
}

/** Moving to another field ends the editing. A closing menu gives focus to the canvas, which passes it on. */
function useFocusKept(field: Field, canvas: RefObject<HTMLElement | null>): void {
  const session = useSession();
  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    if (document.activeElement !== element) element.focus({ preventScroll: true });
    let asked = 0;
    const left = () => {
      asked = requestAnimationFrame(() => {
        const { activeElement } = document;
        // Another window has the focus for now.
        if (activeElement === element || !document.hasFocus()) return;
        if (activeElement === canvas.current) element.focus({ preventScroll: true });
        else stopTyping(session);
      });
    };
    element.addEventListener("blur", left);
    return () => {
      cancelAnimationFrame(asked);
      element.removeEventListener("blur", left);
    };
  }, [session, field, canvas]);
}
