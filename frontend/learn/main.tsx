// Practising: who draws a third card, who wins and what it pays, marked at once by the rules themselves.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { mount } from "../lib/ui/mount.ts";
import { address, go } from "../lib/realtime/address.ts";
import { useFetched } from "../lib/realtime/fetched.ts";
import { HandOfCards } from "../lib/felt/cards.tsx";
import type { Exercise, Lesson as ServerLesson } from "../lib/types.ts";
import { OneGame, PublicPage } from "../lib/ui/public.tsx";
import { refusal } from "../lib/words/refusals.ts";
import { sentences } from "../lib/words/texts.ts";
import { language, oneMoment, translator } from "../lib/words/words.ts";
import { nextSeed, percent, scoreOf } from "./score.ts";
import "./style.css";
import { Clause } from "../lib/felt/clause.tsx";

const say = translator("learn");

/** A lesson without a given seed. The address keeps its seed, so that a reload continues it. */
const FIRST = 1 + Math.floor(Math.random() * 999_983);
if (!address.value.seed) history.replaceState(null, "", `#${new URLSearchParams({ ...address.value, seed: String(FIRST) })}`);

function Lesson({ edition, game }: { edition: string; game: string }) {
  const seed = Number(address.value.seed) || FIRST;
  const got = useFetched<ServerLesson>(
    `/api/learn/${encodeURIComponent(edition)}/${encodeURIComponent(game)}?seed=${seed}&lang=${language.value}`,
  );
  if (got === null)
    return (
      <p class="soft lesson" role="status">
        {oneMoment()}
      </p>
    );
  if (!got.ok)
    return (
      <p class="note bad" role="alert">
        {refusal(got.error)}
      </p>
    );
  const lesson = `pitboss-lesson/${edition}/${game}/${seed}`;
  return <Questions key={lesson} lesson={lesson} exercises={got.body.exercises} onAgain={() => go({ seed: String(nextSeed(seed)) })} />;
}

/** The questions one after the other. This browser tab stores the answers under the name of the lesson. */
function Questions({ lesson, exercises, onAgain }: { lesson: string; exercises: readonly Exercise[]; onAgain: () => void }) {
  const [chosen, choose] = useState<readonly string[]>(() => JSON.parse(sessionStorage.getItem(lesson) ?? "[]") as string[]);
  const [at, move] = useState(chosen.length);
  const marks = chosen.map((key, n) => key === exercises[n]?.right);
  const score = scoreOf(marks);
  const exercise = exercises[at];
  const answered = chosen[at];

  const answer = (key: string): void => {
    if (answered !== undefined || !exercise) return;
    const next = [...chosen, key];
    sessionStorage.setItem(lesson, JSON.stringify(next));
    choose(next);
  };
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      const choice = exercise?.choices[Number(event.key) - 1];
      if (choice && !(event.target instanceof HTMLSelectElement)) answer(choice.key);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  return (
    <div class="lesson stack">
      <div class="lesson-score">
        <ol class="dots" aria-label={say("progress")}>
          {exercises.map((_, n) => (
            <li key={n} class={n === at ? "now" : ""} data-mark={marks[n] === undefined ? "" : marks[n] ? "✓" : "✗"} />
          ))}
        </ol>
        <dl class="figures">
          <div>
            <dt>{say("score")}</dt>
            <dd>
              {score.right}
              <small>/{marks.length}</small>
            </dd>
          </div>
          <div>
            <dt>{say("streak")}</dt>
            <dd>{score.streak}</dd>
          </div>
          <div>
            <dt>{say("best")}</dt>
            <dd>{score.best}</dd>
          </div>
        </dl>
      </div>
      {exercise ? (
        <Question
          key={at}
          exercise={exercise}
          heading={say("question", { n: at + 1, all: exercises.length })}
          first={at === 0}
          last={at === exercises.length - 1}
          answered={answered}
          onAnswer={answer}
          onNext={() => move(at + 1)}
        />
      ) : (
        <Summary exercises={exercises} marks={marks} onAgain={onAgain} />
      )}
    </div>
  );
}

interface QuestionProps {
  exercise: Exercise;
  heading: string;
  first: boolean;
  last: boolean;
  answered: string | undefined;
  onAnswer: (key: string) => void;
  onNext: () => void;
}

function Question({ exercise, heading, first, last, answered, onAnswer, onNext }: QuestionProps) {
  const next = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!first) question.current?.focus();
  }, []);
  useLayoutEffect(() => {
    if (answered !== undefined) next.current?.focus();
  }, [answered]);
  const right = exercise.choices.find((each) => each.key === exercise.right);
  const correct = answered === exercise.right;
  return (
    <section class="question panel stack" aria-labelledby="question">
      <p class="soft small">{heading}</p>
      <h2 id="question" ref={question} tabIndex={-1}>
        {exercise.question}
      </h2>
      <Shown exercise={exercise} />
      <div class="choices">
        {exercise.choices.map((choice, n) => (
          <button
            key={choice.key}
            class={
              answered === undefined ? "" : choice.key === exercise.right ? "is-right" : choice.key === answered ? "is-wrong" : "is-other"
            }
            aria-disabled={answered !== undefined}
            onClick={() => onAnswer(choice.key)}
          >
            <kbd aria-hidden="true">
              {answered === undefined ? n + 1 : choice.key === exercise.right ? "✓" : choice.key === answered ? "✗" : n + 1}
            </kbd>
            {choice.words}
          </button>
        ))}
      </div>
      <div class="marked" role="status">
        {answered === undefined ? (
          <p class="soft small">{say("keys", { n: exercise.choices.length })}</p>
        ) : (
          <div class={`note ${correct ? "good" : "bad"}`}>
            <b>{correct ? `✓ ${say("right")}` : `✗ ${sentences([say("wrong"), say("answer", { words: right?.words ?? "" })])}`}</b>
            <p>
              {exercise.because} <Clause of={exercise.clause} />
            </p>
          </div>
        )}
      </div>
      <button ref={next} class="primary" disabled={answered === undefined} onClick={onNext}>
        {say(last ? "finish" : "next")}
      </button>
    </section>
  );
}

/** What the question is about: the hands on the felt, or the number that came. */
function Shown({ exercise }: { exercise: Exercise }) {
  const { cards = [], number = null } = exercise;
  const hand = (which: "player" | "banker") => cards.filter((each) => each.hand === which);
  if (cards.length > 0) {
    return (
      <div class="shown">
        <HandOfCards hand="player" cards={hand("player")} />
        <HandOfCards hand="banker" cards={hand("banker")} />
      </div>
    );
  }
  return number === null ? null : (
    <div class="shown">
      <span class="big-number">{number}</span>
    </div>
  );
}

function Summary({ exercises, marks, onAgain }: { exercises: readonly Exercise[]; marks: readonly boolean[]; onAgain: () => void }) {
  const share = percent(marks) ?? 0;
  const again = exercises.filter((_, n) => !marks[n]);
  return (
    <section class="panel summary stack">
      <p class="share" aria-hidden="true">
        {share} %
      </p>
      <h2>{say("done", { right: scoreOf(marks).right, all: exercises.length })}</h2>
      <p>{say(share === 100 ? "perfect" : share >= 80 ? "good" : "keep")}</p>
      <div class="row">
        <button class="primary" onClick={onAgain}>
          {say("again")}
        </button>
        <a class="button" href={`/guide/${location.hash}`}>
          {say("guide")}
        </a>
      </div>
      {again.length ? (
        <>
          <h3>{say("to-review")}</h3>
          <ul class="review">
            {again.map((each, n) => (
              <li key={n}>
                <h4>{each.question}</h4>
                <Shown exercise={each} />
                <p>
                  {each.because} <Clause of={each.clause} />
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Page() {
  return (
    <PublicPage page="learn">
      <div class="headline">
        <h1>{say("title")}</h1>
        <p class="soft">{say("lead")}</p>
      </div>
      <OneGame>{(edition, game) => <Lesson edition={edition} game={game} />}</OneGame>
    </PublicPage>
  );
}

void mount(<Page />);
