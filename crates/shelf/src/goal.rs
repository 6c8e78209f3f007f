//! What a position shall be like: the goals of lessons, for whoever plays them and for the test that does.

use std::collections::BTreeMap;

use serde_json::Value;

/// What a position shall be like: a path (`seats.0.acorns`), and what shall stand there.
pub type Goal = BTreeMap<String, Value>;

/// Whether one of these goals is reached: each of its paths leads to its value. Lists have no order that a goal could
/// rest on; `{"has": […]}` asks for a list that has these among others, `{"least": 3}` for a number or a length.
#[must_use]
pub fn reached(position: &Value, goals: &[Goal]) -> bool {
    goals.iter().any(|goal| {
        goal.iter()
            .all(|(path, wanted)| is_as(at(position, path), wanted))
    })
}

/// What a path leads to; nothing (null) if it leads nowhere.
fn at<'a>(position: &'a Value, path: &str) -> &'a Value {
    let step = |value: &'a Value, key: &str| match key.parse::<usize>() {
        Ok(index) => &value[index],
        Err(_) => &value[key],
    };
    path.split('.').fold(position, step)
}

fn is_as(found: &Value, wanted: &Value) -> bool {
    if let Some(all) = wanted.get("has").and_then(Value::as_array) {
        return found.as_array().is_some_and(|items| has(items, all));
    }
    if let Some(least) = wanted.get("least").and_then(Value::as_u64) {
        let count = found.as_array().map(|items| items.len() as u64);
        return count
            .or_else(|| found.as_u64())
            .is_some_and(|count| count >= least);
    }
    sorted(found) == sorted(wanted)
}

/// Whether all of these are there, each as often as it is wanted.
fn has(items: &[Value], wanted: &[Value]) -> bool {
    let count = |of: &[Value], item: &Value| of.iter().filter(|other| *other == item).count();
    wanted
        .iter()
        .all(|item| count(items, item) >= count(wanted, item))
}

fn sorted(value: &Value) -> Value {
    let Value::Array(items) = value else {
        return value.clone();
    };
    let mut items = items.clone();
    items.sort_by_key(Value::to_string);
    items.into()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn is(goal: &Value) -> bool {
        let position = json!({"turn": 1, "seats": [{"acorns": 7, "hand": ["red-1", "red-0"]}]});
        let goal = serde_json::from_value(goal.clone()).expect("a goal");
        reached(&position, &[goal])
    }

    #[test]
    fn a_goal_is_reached_when_all_of_it_is_so() {
        assert!(is(&json!({})));
        assert!(is(&json!({"turn": 1, "seats.0.acorns": 7})));
        assert!(!is(&json!({"turn": 1, "seats.0.acorns": 8})));
        assert!(is(&json!({"seats.0.hand": ["red-0", "red-1"]})));
        assert!(!is(&json!({"seats.0.hand": ["red-0"]})));
    }

    #[test]
    fn a_list_may_have_more_and_a_number_may_be_higher() {
        assert!(is(&json!({"seats.0.hand": {"has": ["red-0"]}})));
        assert!(!is(&json!({"seats.0.hand": {"has": ["red-0", "red-2"]}})));
        assert!(is(
            &json!({"seats.0.hand": {"least": 2}, "seats.0.acorns": {"least": 6}})
        ));
        assert!(!is(&json!({"seats.0.hand": {"least": 3}})));
        assert!(!is(&json!({"seats.0.acorns": {"least": 8}})));
    }

    #[test]
    fn what_is_not_there_is_no_goal_reached() {
        assert!(!is(&json!({"seats.1.acorns": 0})));
        assert!(!is(&json!({"nowhere": {"least": 0}})));
        assert!(!is(&json!({"seats.0.acorns.more": {"has": []}})));
    }
}
